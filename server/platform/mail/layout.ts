/** A mail's content, said once and laid out twice: as plain text and as HTML. */
export type MailContent = {
  heading: string;
  paragraphs: string[];
  facts: { label: string; value: string }[];
  action?: { label: string; url: string };
};

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

function lines(value: string): string {
  return escapeHtml(value).replaceAll('\n', '<br>');
}

/** The one layout of every mail. Colours stand inline because mail readers drop style sheets. */
export function layOutMail(content: MailContent): { text: string; html: string } {
  const { heading, paragraphs, facts, action } = content;
  const text = [
    heading,
    ...paragraphs,
    facts.map((fact) => `${fact.label}: ${fact.value.replaceAll('\n', '\n  ')}`).join('\n'),
    action ? `${action.label}: ${action.url}` : '',
    'Dosebridge - Connect & Grow',
  ]
    .filter(Boolean)
    .join('\n\n');
  const rows = facts
    .map(
      (fact) =>
        `<tr><td style="padding:6px 16px 6px 0;color:#5b6577;vertical-align:top;white-space:nowrap">${escapeHtml(fact.label)}</td>` +
        `<td style="padding:6px 0;color:#14213d">${lines(fact.value)}</td></tr>`,
    )
    .join('');
  const button = action
    ? `<p style="margin:24px 0 0"><a href="${escapeHtml(action.url)}" style="background:#0b6e6e;color:#ffffff;padding:12px 20px;border-radius:8px;text-decoration:none;font-weight:600;display:inline-block">${escapeHtml(action.label)}</a></p>`
    : '';
  const html =
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<title>${escapeHtml(heading)}</title></head>` +
    '<body style="margin:0;padding:24px;background:#f6f4ef;font-family:Inter,Segoe UI,Helvetica,Arial,sans-serif;font-size:15px;line-height:1.5;color:#14213d">' +
    '<div style="max-width:600px;margin:0 auto">' +
    '<p style="margin:0 0 16px;font-weight:700;font-size:18px;color:#14213d">Dosebridge</p>' +
    '<div style="background:#ffffff;border:1px solid #e4e0d6;border-radius:12px;padding:32px">' +
    `<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${escapeHtml(heading)}</h1>` +
    paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${lines(paragraph)}</p>`).join('') +
    (rows ? `<table role="presentation" style="border-collapse:collapse;width:100%">${rows}</table>` : '') +
    `${button}</div>` +
    '<p style="margin:16px 0 0;color:#5b6577;font-size:13px">Dosebridge - Connect &amp; Grow</p>' +
    '</div></body></html>';
  return { text, html };
}
