import {useEffect, useState} from 'react';

/** True when a condition has held for some milliseconds. */
export function useLasting(condition: boolean, time: number): boolean {
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
