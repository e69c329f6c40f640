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

function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

function lines(value: string): string {
  return escapeHtml(value).replaceAll('\n', '<br>');
}

const font = "font-family:Inter,'Segoe UI',Helvetica,Arial,sans-serif";
const preheaderLength = 140;

/** Many mail readers drop style sheets, so this one only adds what may be missing: the dark scheme and the phone. */
const sheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.edge{padding:16px 12px!important}.card{padding:24px 20px!important}.label,.value{display:block!important;width:auto!important}.label{padding:10px 0 0!important;border-top:0!important}.value{padding:0 0 10px!important;border-bottom:1px solid #e6e1d7}.fact .value{border-top:0!important}.button a{display:block!important}}
@media (prefers-color-scheme:dark){.page{background:#0d1424!important}.card{background:#141d31!important;border-color:#27324b!important}.ink{color:#edf1f8!important}.soft{color:#bcc6d8!important}.soft a{color:#4ec2b5!important}.label,.value{border-color:#27324b!important}.rule{background:#4ec2b5!important}.button td{background:#4ec2b5!important}.button a{background:#4ec2b5!important;color:#0d1424!important}}`;

/** Wide enough to read, and never wider; Outlook knows no max-width, so it gets a table of that width. */
function column(content: string): string {
  return (
    '<!--[if mso]><table role="presentation" width="600" align="center" cellpadding="0" cellspacing="0"><tr><td><![endif]-->' +
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;margin:0 auto">${content}</table>` +
    '<!--[if mso]></td></tr></table><![endif]-->'
  );
}

function factRow({ label, value }: MailContent['facts'][number]): string {
  const cell = 'border-top:1px solid #e6e1d7;vertical-align:top';
  return (
    `<tr class="fact"><td class="label soft" width="150" style="width:150px;padding:10px 16px 10px 0;${cell};color:#596379">${escapeHtml(label)}</td>` +
    `<td class="value ink" style="padding:10px 0;${cell};color:#101d38;word-break:break-word;overflow-wrap:anywhere">${lines(value)}</td></tr>`
  );
}

/** The cell carries the colour and, for Outlook, the padding: a link alone would have neither there. */
function button({ label, url }: NonNullable<MailContent['action']>): string {
  const link = `<a href="${escapeHtml(url)}" style="display:inline-block;padding:13px 24px;border-radius:8px;background:#0b655e;color:#ffffff;${font};font-size:16px;font-weight:600;line-height:1.25;text-align:center;text-decoration:none">${escapeHtml(label)}</a>`;
  const written = url.startsWith('http')
    ? `<p class="soft" style="margin:16px 0 0;font-size:13px;color:#596379">Should the button not work, copy this address into your browser:<br><a href="${escapeHtml(url)}" style="color:#0b655e;word-break:break-all">${escapeHtml(url)}</a></p>`
    : '';
  return (
    '<table role="presentation" class="button" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 0"><tr>' +
    `<td align="center" bgcolor="#0b655e" style="border-radius:8px;background:#0b655e;mso-padding-alt:13px 24px">${link}</td></tr></table>${written}`
  );
}

/** What an inbox shows beside the subject: the first words, and nothing of the layout after them. */
function preheader(paragraphs: string[]): string {
  const words = paragraphs.filter((paragraph) => !/^Dear .*,$/.test(paragraph)).join(' ');
  const start = words.length > preheaderLength ? `${words.slice(0, preheaderLength).trimEnd()}…` : words;
  return `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(start)}${'&#8199;&#65279;&#847; '.repeat(60)}</div>`;
}

function layOutHtml({ heading, paragraphs, facts, action }: MailContent): string {
  const told = paragraphs
    .map((paragraph) => `<p class="ink" style="margin:0 0 16px;color:#101d38">${lines(paragraph)}</p>`)
    .join('');
  const table = facts.length
    ? `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 0;border-collapse:collapse">${facts.map(factRow).join('')}</table>`
    : '';
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">' +
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">' +
    `<meta name="format-detection" content="telephone=no,date=no,address=no"><title>${escapeHtml(heading)}</title><style>${sheet}</style></head>` +
    `<body class="page" style="margin:0;padding:0;background:#fbfaf7;-webkit-text-size-adjust:100%">${preheader(paragraphs)}` +
    '<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#fbfaf7" style="background:#fbfaf7"><tr>' +
    `<td class="edge" style="padding:32px 24px;${font};font-size:16px;line-height:1.5;color:#101d38">` +
    column(
      '<tr><td class="ink" style="padding:0 0 16px;font-size:20px;font-weight:700;letter-spacing:-0.02em;color:#101d38">Dosebridge</td></tr>' +
        '<tr><td class="rule" height="4" bgcolor="#0b655e" style="height:4px;font-size:0;line-height:0;background:#0b655e;border-radius:4px 4px 0 0">&nbsp;</td></tr>' +
        '<tr><td class="card" bgcolor="#ffffff" style="padding:32px;background:#ffffff;border:1px solid #e6e1d7;border-top:0;border-radius:0 0 12px 12px">' +
        `<h1 class="ink" style="margin:0 0 16px;font-size:24px;line-height:1.25;letter-spacing:-0.02em;color:#101d38">${escapeHtml(heading)}</h1>` +
        `${told}${table}${action ? button(action) : ''}</td></tr>` +
        '<tr><td class="soft" style="padding:20px 0 0;font-size:13px;color:#596379">Dosebridge - Connect &amp; Grow<br>The B2B marketplace for pharmaceuticals</td></tr>',
    ) +
    '</td></tr></table></body></html>'
  );
}

/** The one layout of every mail (§17.1). */
export function layOutMail(content: MailContent): { text: string; html: string } {
  const { heading, paragraphs, facts, action } = content;
  const text = [
    heading,
    ...paragraphs,
    facts.map((fact) => `${fact.label}: ${fact.value.replaceAll('\n', '\n  ')}`).join('\n'),
    action ? `${action.label}: ${action.url}` : '',
    'Dosebridge - Connect & Grow\nThe B2B marketplace for pharmaceuticals',
  ]
    .filter(Boolean)
    .join('\n\n');
  return { text, html: layOutHtml(content) };
}
