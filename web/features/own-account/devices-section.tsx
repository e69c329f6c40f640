import { useRevalidator } from 'react-router';
import type { SignedInDevice } from '#contract/own-account.ts';
import { call } from '#web/call.ts';
import { useAction } from '#web/features/forms/use-action.ts';
import { quietButton } from '#web/ui/button-link.ts';
import { Notice } from '#web/ui/notice.tsx';
import { toastSuccess } from '#web/ui/toast.ts';
import { DeviceRow } from './device-row.tsx';
import classes from './devices-section.module.css';
import parts from './parts.module.css';
import { SettingsSection } from './settings-section.tsx';

export function DevicesSection({ devices }: { devices: readonly SignedInDevice[] }) {
  const { revalidate } = useRevalidator();
  const { run, busy, failure } = useAction(async () => {
    const { message } = await call('DELETE /api/sessions');
    toastSuccess(message);
    await revalidate();
  });
  return (
    <SettingsSection
      title="Signed-in devices"
      about="Where your account is open. One you do not know? Sign it out and change the password."
    >
      <ul className={classes.devices}>
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
      {failure && <Notice kind="error">{failure}</Notice>}
      {devices.length > 1 && (
        <p className={parts.actions}>
          <button type="button" className={quietButton} onClick={run} aria-busy={busy}>
            Sign out all other devices
          </button>
        </p>
      )}
    </SettingsSection>
  );
}
