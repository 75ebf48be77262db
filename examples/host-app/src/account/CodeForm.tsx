import { useTranslate } from '@glossator/i18n';
import { useAccountFields } from '../forms/account-fields';
import { FieldsForm } from '../forms/FieldsForm';
import { useFields } from '../forms/use-fields';
import { Button } from '../ui/Button';
import { Actions } from '../ui/Modal';

interface CodeFormProps {
  readonly label: string;
  /** The button's label. */
  readonly submit: string;
  /** Rejects as the client does. */
  readonly onSubmit: (code: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** Asks for a code of the second factor. */
export function CodeForm({ label, submit, onSubmit, onCancel }: CodeFormProps) {
  const t = useTranslate('host');
  const fields = useAccountFields();
  const form = useFields({
    initial: { code: '' },
    fields: [fields.code(label)],
    send: ({ code }) => onSubmit(code),
  });
  return (
    <FieldsForm
      form={form}
      actions={
        <Actions>
          <Button onClick={onCancel}>{t('common.cancel')}</Button>
          <Button type="submit" look="primary" disabled={form.isRunning}>
            {submit}
          </Button>
        </Actions>
      }
    />
  );
}
