import { useState } from 'react';
import { useNavigate } from 'react-router';
import { sendFiles } from '#domains/requests/web/form/files/send-files.ts';
import type { TermSheetDraft } from '#domains/requests/web/form/term-sheet.ts';
import { appendFiles } from '#forms/use-draft.ts';
import { useUpload } from '#forms/use-upload.ts';
import { toastSuccess } from '#ui/mark/toast.ts';
import type { Listed } from '../../contract/brief-listings.ts';
import { askedOf, sentLine, type TypedLine } from './typed-brief.ts';

const fieldNames = ['title', 'firstYear', 'currency', 'supplyRequired'];

/** Sends a brief, and leads to its board. */
export function useSubmitBrief(
  listings: readonly Listed[],
  lines: readonly TypedLine[],
  draft: TermSheetDraft,
) {
  const navigate = useNavigate();
  const [askedBefore, setAskedBefore] = useState<string | null>(null);
  const key = [draft.values['key'] ?? '', (next: string) => draft.type('key', next)] as const;
  const { upload, ...rest } = useUpload((error) => {
    if (error.code !== 'asked-before') return undefined;
    setAskedBefore(error.message);
    return null;
  }, key);

  async function send(repeat: boolean): Promise<void> {
    setAskedBefore(null);
    await upload(async (under) => {
      const form = new FormData();
      for (const name of fieldNames) form.set(name, (draft.values[name] ?? '').trim());
      form.set('lines', JSON.stringify(lines.map(sentLine)));
      form.set('asked', JSON.stringify(askedOf(listings, lines)));
      if (repeat) form.set('repeat', 'true');
      appendFiles(form, draft.files);
      const { data } = await sendFiles('POST /api/briefs', form, under, listings.length);
      draft.clear();
      toastSuccess(`Sent to ${listings.length}`);
      await navigate(`/briefs/${data.id}`);
    });
  }

  return { ...rest, askedBefore, send: () => void send(false), sendAgain: () => void send(true) };
}
export type SubmitBrief = ReturnType<typeof useSubmitBrief>;
