import 'react-toastify/ReactToastify.css';
import './toasts.css';
import { useEffect } from 'react';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import { showToastsWith, type ToastAction } from '#ui/mark/toast.ts';

/** Toasts: top-right, coloured, 5 s, no pause on hover, not draggable (§2.2). */
export function Toasts() {
  useEffect(
    () =>
      showToastsWith(({ kind, message, action }) =>
        toast[kind](
          action === undefined
            ? message
            : ({ closeToast }) => <Said message={message} action={action} close={closeToast} />,
          // Told twice while it stands there, it leads nowhere else.
          action === undefined ? undefined : { toastId: message },
        ),
      ),
    [],
  );
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

/** With what one can do about it; the keyboard comes there by Alt+T, which also stops the clock. */
function Said({ message, action, close }: { message: string; action: ToastAction; close: () => void }) {
  return (
    <div>
      {message}
      <button
        type="button"
        className="bare"
        data-toast-action
        onClick={() => {
          close();
          action.run();
        }}
      >
        {action.label}
      </button>
    </div>
  );
}
