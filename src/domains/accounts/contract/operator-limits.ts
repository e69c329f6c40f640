// No schema: the desk's page reads it too.

export const operatorLengths = {
  ...{ name: 200, address: 500, register: 200, phone: 50, law: 100, changes: 2000 },
} as const;

/** How long before members are told of terms that they are asked to accept: the terms promise it. */
export const termsNoticeDays = 30;
