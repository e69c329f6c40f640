import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CompanyForm } from '#domains/companies/web/profile/company-form.tsx';
import { call } from '#platform/web/call/call.ts';
import { Button } from '#ui/action/buttons.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { toastSuccess } from '#ui/mark/toast.ts';

/** Adds a company, and leads to its page, where its people are added. */
export function NewCompany() {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add a company</Button>
      {open && (
        <Dialog title="Add a company" onClose={() => setOpen(false)}>
          <CompanyForm
            submit="Add company"
            onCancel={() => setOpen(false)}
            send={async (body) => {
              const { message, id } = await call('POST /api/back-office/companies', { body });
              toastSuccess(message);
              void navigate(`/admin/companies/${id}`);
            }}
          />
        </Dialog>
      )}
    </>
  );
}
