/** Which dossiers are on the member's shortlist, as the server said, and what was pressed and is not answered yet. */
export type Marks = { ids: ReadonlySet<string>; pressed: ReadonlyMap<string, boolean> };

export const noMarks: Marks = { ids: new Set(), pressed: new Map() };

export function isMarked({ ids, pressed }: Marks, id: string): boolean {
  return pressed.get(id) ?? ids.has(id);
}

export function pressed(marks: Marks, id: string, wanted: boolean): Marks {
  return { ...marks, pressed: new Map([...marks.pressed, [id, wanted]]) };
}

/** The server has answered a press. Another one of the same button may be on its way. */
export function settled(marks: Marks, id: string, wanted: boolean, isTaken: boolean): Marks {
  const [ids, waiting] = [new Set(marks.ids), new Map(marks.pressed)];
  if (isTaken && wanted) ids.add(id);
  if (isTaken && !wanted) ids.delete(id);
  if (waiting.get(id) === wanted) waiting.delete(id);
  return { ids, pressed: waiting };
}
