import 'react-toastify/ReactToastify.css';
import './toasts.css';
import { useEffect } from 'react';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import { showToastsWith } from '#ui/mark/toast.ts';

/** Toasts: top-right, coloured, 5 s, no pause on hover, not draggable (§2.2). */
export function Toasts() {
  useEffect(() => showToastsWith(({ kind, message }) => toast[kind](message)), []);
  return (
    <ToastContainer
      position="top-right"
      theme="colored"
      autoClose={5000}
      pauseOnHover={false}
      draggable={false}
    />
  );
}
