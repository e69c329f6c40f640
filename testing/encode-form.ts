/** A field of a form: its text, or the files of its box. */
export type Field = string | [content: Buffer, name: string][];
export type Form = Record<string, Field>;

/** A filled form as a browser sends it. */
export function toFormData(fields: Form): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value);
    else for (const [content, file] of value) form.append(name, new Blob([new Uint8Array(content)]), file);
  }
  return form;
}

/** The same in bytes, for a call that takes no form. */
export async function encodeForm(fields: Form): Promise<{ contentType: string; body: Buffer }> {
  const encoded = new Response(toFormData(fields));
  const contentType = encoded.headers.get('content-type') ?? '';
  return { contentType, body: Buffer.from(await encoded.arrayBuffer()) };
}
