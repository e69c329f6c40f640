/** Invented, of many tongues: nobody's name in particular. */
const firstNames = [
  'Asha',
  'Bruno',
  'Celia',
  'Dario',
  'Elin',
  'Farid',
  'Gita',
  'Hugo',
  'Irina',
  'Jonas',
  'Kavya',
  'Leon',
  'Mina',
];
const lastNames = [
  'Abrani',
  'Belcourt',
  'Castello',
  'Devarin',
  'Ekholt',
  'Farrado',
  'Gundarsen',
  'Halvorin',
  'Isaveli',
  'Jorvan',
  'Kestrano',
  'Lombardi',
  'Marvani',
  'Norvelle',
  'Orlanda',
  'Petrasko',
  'Quintavo',
];

/** The name of somebody for each company that has nobody: no two alike while the lists last (221). */
export function nameOf(index: number): string {
  const first = firstNames[index % firstNames.length];
  const last = lastNames[index % lastNames.length];
  return `${first} ${last}`;
}
