import { useEffect, useState } from 'react';
import classes from './ReadableNumber.module.css';

/** A number in groups, as people read one out. Its text has no spaces, so that it is copied and found as it is. */
export function ReadableNumber({ number, className }: { number: string; className?: string | undefined }) {
  const [groups, setGroups] = useState([number]);
  useEffect(() => {
    let isOld = false;
    import('./suggest-number.ts').then(
      ({ groupsOf }) => (isOld ? undefined : setGroups(groupsOf(number))),
      // It can be read without, too.
      () => undefined,
    );
    return () => {
      isOld = true;
    };
  }, [number]);
  return (
    <bdi dir="ltr" className={[classes.number, className].filter(Boolean).join(' ')}>
      {groups.length > 1
        ? groups.map((group, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a group is its place
            <span key={at}>{group}</span>
          ))
        : number}
    </bdi>
  );
}
