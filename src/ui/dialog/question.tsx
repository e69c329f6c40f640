import type { ReactNode } from 'react';
import { Button, DangerButton, QuietButton } from '#ui/action/buttons.tsx';
import { Dialog } from './dialog.tsx';

type QuestionProps = {
  title: string;
  children: ReactNode;
  /** The two answers: `no` leaves everything as it is. */
  no: string;
  yes: string;
  onYes: () => void;
  onClose: () => void;
  /** Yes cannot be undone. */
  danger?: boolean;
  closesOnBackdrop?: boolean;
};

/** Asks once before something is done. */
export function Question({ no, yes, onYes, danger = false, ...dialog }: QuestionProps) {
  const Yes = danger ? DangerButton : Button;
  return (
    <Dialog
      {...dialog}
      actions={
        <>
          <QuietButton onClick={dialog.onClose}>{no}</QuietButton>
          <Yes onClick={onYes}>{yes}</Yes>
        </>
      }
    />
  );
}
