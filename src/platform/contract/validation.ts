/**
 * The rules of §5.1 to §5.8 as plain functions: the browser's forms and the server's schemas
 * judge by the same ones, and no page has to load a schema library for them.
 */

export const passwordMinLength = 8;
/** All that is asked of a new password, said before it is typed; which ones are common the server knows. */
export const passwordHint = `At least ${passwordMinLength} characters, and no common password or one made of your name, company or address`;
/** Argon2 reads all of it; the limit only keeps a password from being a denial of service. */
export const passwordMaxLength = 256;
/** So long the login of whoever has no password counts as their word that it is they. */
export const freshSignInMinutes = 10;
export const phoneLength = 10;
export const passkeyNameMaxLength = 60;
export const passkeyNameRequired = 'Give the passkey a name';

/** "text @ text . text" with no spaces, after trimming. */
export function isEmail(value: string): boolean {
  return value.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.trim());
}

export function isBlank(value: string): boolean {
  return value.trim() === '';
}

export function isLongEnough(value: string): boolean {
  return value.trim().length >= passwordMinLength;
}

/** Empty is allowed: the phone is optional wherever it is asked for. */
export function isPhone(value: string): boolean {
  const phone = value.trim();
  return phone === '' || /^\d{10}$/.test(phone);
}

/** PostgreSQL stores neither NUL nor half a surrogate pair. */
export function isStorableText(value: string): boolean {
  return !value.includes('\0') && value.isWellFormed();
}

/** A comma-separated answer as it is understood: trimmed, blanks dropped, repeats dropped. */
export function splitList(value: string): string[] {
  return [
    ...new Set(
      value
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    ),
  ];
}
