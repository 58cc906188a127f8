import { act } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { useLocation, useNavigate, type Location, type NavigateFunction } from 'react-router-dom';

/** Lets a test read the location of its router, in which it renders `TestNavigation`, and navigate. */
export function createTestNavigation() {
  const visited: Location[] = [];
  let navigate: NavigateFunction | undefined;

  function TestNavigation() {
    const location = useLocation();
    const go = useNavigate();
    // With the page: an effect of the usual kind may come after what a test waits for is shown.
    useLayoutEffect(() => {
      visited.push(location);
      navigate = go;
    }, [location, go]);
    return null;
  }

  const location = () => {
    const last = visited.at(-1);
    if (!last) throw new Error('Nothing is rendered yet.');
    return last;
  };
  return {
    TestNavigation,
    /** All locations so far, in order. */
    visited,
    location,
    path: () => location().pathname,
    /** Navigates to a path, or by this many steps in the history. */
    go: (to: string | number) => act(async () => (typeof to === 'number' ? navigate?.(to) : navigate?.(to))), // one of two overloads
  };
}
