import {useEffect, useState} from 'react';

/** True after a condition has been true for some milliseconds. */
export function useDelayedFlag(condition: boolean, time: number): boolean {
  const [isLasting, setLasting] = useState(false);
  useEffect(() => {
    if (!condition) return undefined;
    const timer = setTimeout(() => setLasting(true), time);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [condition, time]);
  return condition && isLasting;
}
