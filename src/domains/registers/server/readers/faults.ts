/** Why a register's file is not taken in, in words for whoever brought it. Nothing was changed. */
export class RegisterFault extends Error {}

/** What is wrong at one place of a file, by line and column as an editor of tables counts them. */
export function faultAt(line: number, column: number, says: string): RegisterFault {
  return new RegisterFault(`line ${line}, column ${column}: ${says}`);
}

/** What is wrong with one row, which is left out while the others are taken. */
export class RowFault extends Error {
  readonly column: string;
  constructor(column: string, says: string) {
    super(says);
    this.column = column;
  }
}
