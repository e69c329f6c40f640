import { useNavigate } from 'react-router';
import { LabelledSelect } from '#ui/field/labelled-select.tsx';
import type { OwnCompany } from './load-company.ts';

/** Which of one's companies the page shows; its address names it. */
export function CompanySwitch({ companies, shown }: { companies: readonly OwnCompany[]; shown: string }) {
  const navigate = useNavigate();
  return (
    <LabelledSelect
      label="Company"
      value={shown}
      options={companies.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(id) => void navigate(`?company=${id}`)}
    />
  );
}
