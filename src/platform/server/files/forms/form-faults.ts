import type { z } from 'zod';
import type { FileBox } from '../../../contract/call.ts';
import { AppError, toAppError } from '../../http/errors.ts';

/** What a form takes: its text fields, and its boxes of files. */
export type Boxes = { fields: z.ZodObject; boxes: Record<string, FileBox> };

/** A fault with one file, told in words the member can act on; the rest of the form is still read and dropped. */
export type Fault = AppError;

export function faultOf(
  code: 'too-large' | 'unsupported-type' | 'invalid',
  box: string,
  message: string,
): Fault {
  return new AppError(code, message, { issues: [{ path: box, message }] });
}

/** What was sent and would be lost: a part that the form has no place for, or a file without a name. */
export function faultOfPart(form: Boxes, name: string, isFirst = true): Fault {
  const box = Object.hasOwn(form.boxes, name) ? form.boxes[name] : undefined;
  if (box !== undefined) {
    return faultOf('invalid', name, `A file in the ${box.label} box came without a name. Nothing was kept.`);
  }
  if (!Object.hasOwn(form.fields.shape, name)) {
    return faultOf('invalid', name, `This form has no field called '${name}'. Nothing was kept.`);
  }
  const why = isFirst ? 'takes text, and a file was sent' : 'was sent twice';
  return faultOf('invalid', name, `The field '${name}' ${why}. Nothing was kept.`);
}

/** A disk that takes nothing more, or a person who may send nothing more, is told when the form has been read, as other faults are. */
export function faultOfDisk(error: Error): Fault {
  if (error instanceof AppError) return error;
  if (!('syscall' in error)) throw error;
  return toAppError(error);
}

/** What the form's parser throws means that the form is cut or broken; errors of our disk are ours. */
export function blameTheConnection(error: Error): never {
  if (error instanceof AppError || 'statusCode' in error || 'syscall' in error) throw error;
  throw new AppError(
    'invalid',
    'The upload was cut off or is not a whole form. Nothing was kept: send it again.',
    { cause: error },
  );
}
