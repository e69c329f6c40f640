import 'react-toastify/ReactToastify.css';
import './toasts.css';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import { showToastsWith, type ToastAction } from '#ui/mark/toast.ts';
import { keepOnTop, putOnTop, uncover } from './toast-place.ts';

/** Toasts: top-right, coloured, 5 s, no pause on hover, not draggable (§2.2). */
export function Toasts() {
  const [place] = useState(newPlace);
  useEffect(() => keepOnTop(place), [place]);
  useEffect(
    () =>
      showToastsWith(({ kind, message, action }) => {
        putOnTop(place);
        const id = toast[kind](
          action === undefined
            ? message
            : ({ closeToast }) => <Said message={message} action={action} close={closeToast} />,
          // Told twice while it stands there, it leads nowhere else.
          { onOpen: () => uncover(place), ...(action !== undefined && { toastId: message }) },
        );
        return () => toast.dismiss(id);
      }),
    [place],
  );
  return createPortal(
    <ToastContainer
      position="top-right"
      theme="colored"
      autoClose={5000}
      pauseOnHover={false}
      draggable={false}
    />,
    place,
  );
}

function newPlace(): HTMLElement {
  const place = document.createElement('div');
  place.popover = 'manual';
  place.dataset['toasts'] = '';
  return place;
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
