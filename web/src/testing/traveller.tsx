import { act } from '@testing-library/react';
import { useEffect } from 'react';
import { useLocation, useNavigate, type Location, type NavigateFunction } from 'react-router-dom';

/** A test's hand on the router it renders `Traveller` in: where one is, has been, and goes. */
export function createTraveller() {
  const visited: Location[] = [];
  let navigate: NavigateFunction | undefined;

  function Traveller() {
    const location = useLocation();
    const go = useNavigate();
    useEffect(() => {
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
    Traveller,
    /** Every place so far, in order. */
    visited,
    location,
    path: () => location().pathname,
    /** Goes to an address, or so many steps in the history. */
    go: (to: string | number) => act(async () => (typeof to === 'number' ? navigate?.(to) : navigate?.(to))), // two overloads
  };
}
