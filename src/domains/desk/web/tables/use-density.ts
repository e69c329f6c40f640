import { useState } from 'react';

const key = 'table-density';

/** Whether tables stand close, as the reader chose it last. */
export function useDensity(): [dense: boolean, toggle: () => void] {
  const [dense, setDense] = useState(() => window.localStorage.getItem(key) === 'dense');
  function toggle(): void {
    window.localStorage.setItem(key, dense ? 'airy' : 'dense');
    setDense(!dense);
  }
  return [dense, toggle];
}
