import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { CallError, call } from '#platform/web/call/call.ts';
import { signOut } from '#platform/web/session/session.ts';
import { QuietButton } from '#ui/action/buttons.tsx';
import { toastSuccess } from '#ui/mark/toast.ts';
import type { Account, SignedInDevice } from '../../contract/own-account.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DeviceRow } from './device-row.tsx';
import classes from './devices-section.module.css';
import { endOthers } from './end-others.ts';
import parts from './parts.module.css';
import type { OwnerProof } from './proof-fields.tsx';
import { SettingsSection } from './settings-section.tsx';

type DevicesSectionProps = { account: Account; devices: readonly SignedInDevice[] };

export function DevicesSection({ account, devices }: DevicesSectionProps) {
  const { revalidate } = useRevalidator();
  const [ending, setEnding] = useState<SignedInDevice | 'all others' | null>(null);

  async function end(body: OwnerProof): Promise<void> {
    if (ending === null) return;
    const message = await (ending === 'all others' ? endOthers(body) : endOne(ending, body));
    toastSuccess(message);
    setEnding(null);
    await revalidate();
  }

  return (
    <SettingsSection
      title="Signed-in devices"
      about="Where your account is open. One you do not know? Sign it out and change the password."
    >
      <ul className={`list ${classes.devices}`}>
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            // Ending this very session is the header's Logout, and asks for nothing.
            onEnd={() => (device.current ? void signOut() : setEnding(device))}
          />
        ))}
      </ul>
      {devices.length > 1 && (
        <p className={`row ${parts.actions}`}>
          <QuietButton onClick={() => setEnding('all others')}>Sign out all other devices</QuietButton>
        </p>
      )}
      {ending && (
        <ConfirmDialog
          account={account}
          title={ending === 'all others' ? 'Sign out all other devices?' : `Sign out ${ending.label}?`}
          action="Sign out"
          send={end}
          onClose={() => setEnding(null)}
        />
      )}
    </SettingsSection>
  );
}

async function endOne({ id }: SignedInDevice, body: OwnerProof): Promise<string> {
  try {
    return (await call('DELETE /api/sessions/:session', { params: { session: id }, body })).message;
  } catch (error) {
    // Signed out meanwhile: that is what was wanted.
    if (error instanceof CallError && error.status === 404) return error.message;
    throw error;
  }
}
