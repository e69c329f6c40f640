import { useState } from 'react';
import { byField } from '#forms/use-submission.ts';
import { call } from '#platform/web/call/call.ts';
import { Field } from '#ui/field/field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { listNameMaxLength } from '../../contract/shortlist-limits.ts';

type Choice = { value: string; label: string };

/** Stands for a list that is still to be begun. */
const newList = 'new';

/** Lists to choose from, each with whose it is where it is a colleague's. */
export function choicesOf(
  lists: readonly { id: string; name: string; owner: string | null }[],
): readonly Choice[] {
  return lists.map(({ id, name, owner }) => ({
    value: id,
    label: owner === null ? name : `${name} · ${owner}`,
  }));
}

/** A list that is chosen, or a new one; it is begun only once, should what it was begun for fail. */
export function useListChoice(offered: readonly Choice[]) {
  const [to, setTo] = useState(offered[0]?.value ?? newList);
  const [name, setName] = useState('');
  const [begun, setBegun] = useState<readonly Choice[]>([]);
  return {
    ...{ to, setTo, name, setName },
    choices: [...offered, ...begun, { value: newList, label: 'A new list…' }],
    /** The id of the list, which is there now. */
    async reach(): Promise<string> {
      if (to !== newList) return to;
      const { data: list } = await call('POST /api/shortlists', { body: { name } });
      setBegun([...begun, { value: list.id, label: name }]);
      setTo(list.id);
      return list.id;
    },
  };
}

type ListChoiceFieldsProps = {
  choice: ReturnType<typeof useListChoice>;
  /** What the server said of single fields. */
  issues: Readonly<Record<string, string>>;
};

export function ListChoiceFields({ choice, issues }: ListChoiceFieldsProps) {
  const { to, setTo, name, setName, choices } = choice;
  return (
    <>
      <SelectField
        name="to"
        label="To the list"
        data-autofocus
        value={to}
        onChange={({ target }) => setTo(target.value)}
        data={choices}
      />
      {to === newList && (
        <Field
          name="name"
          label="Its name"
          maxLength={listNameMaxLength}
          value={name}
          error={byField(issues)['name']}
          onChange={({ target }) => setName(target.value)}
        />
      )}
    </>
  );
}
