import {useState, type ReactNode} from 'react';

/** A component with state for a page to import. */
export default function Counter(): ReactNode {
  const [count, setCount] = useState(0);
  return (
    <button type="button" className="counter" onClick={() => setCount(count + 1)}>
      Count: {count}
    </button>
  );
}
