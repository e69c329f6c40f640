/** Who may see a search of one's own. */
export function whoSees(companies: readonly { id: string; name: string }[]) {
  return [
    { value: '', label: 'Only you' },
    ...companies.map(({ id, name }) => ({ value: id, label: `Colleagues of ${name}` })),
  ];
}
