import { useState, type FormEvent } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  ORDER_SIZES,
  ORDER_STATUSES,
  type OrderDefaults,
  type OrderSize,
  type OrderStatus,
} from '#domain/order/order.ts';
import { useSend } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { FieldErrorsOf, useFieldErrors } from '#ui/kit/fields/field-errors.tsx';
import { NumberField } from '#ui/kit/fields/number-field.tsx';
import { SelectField } from '#ui/kit/fields/select-field.tsx';
import { VanishingLine, type Message } from '#web/console/kit/vanishing-line.tsx';
import styles from './dashboard.module.css';

interface Props {
  shopId: string;
  start: OrderDefaults;
}

export function OrderDefaultsForm({ shopId, start }: Props) {
  const { t } = useLingui();
  const save = useSend('PATCH /api/admin/shops/:shopId/order-defaults', ['GET /api/admin/shops/:shopId']);
  const [quantity, setQuantity] = useState<number | undefined>(start.quantity);
  const [size, setSize] = useState<OrderSize>(start.size);
  const [status, setStatus] = useState<OrderStatus>(start.status);
  const [message, setMessage] = useState<Message>();
  const fields = useFieldErrors();
  const isWhole = quantity !== undefined && Number.isInteger(quantity) && quantity >= 1;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isWhole || save.isPending) return;
    fields.clear();
    try {
      await save.mutateAsync({ params: { shopId }, body: { quantity, size, status } });
      setMessage({ text: t`Order defaults saved.`, tone: 'good' });
    } catch (failure) {
      const isSaidThere = fields.mark(failure) === undefined;
      setMessage(isSaidThere ? undefined : { text: t`Failed to save order defaults.`, tone: 'bad' });
    }
  };

  const sizeNames: Record<OrderSize, string> = { sizeS: t`Small`, sizeM: t`Medium`, sizeL: t`Large` };
  const statusNames: Record<OrderStatus, string> = {
    PENDING: t`Pending: approved at the machine`,
    IMMEDIATE: t`Immediate: made without approval`,
    IN_PROGRESS: t`In progress`,
    COMPLETED: t`Completed`,
    CANCELLED: t`Cancelled`,
  };
  return (
    <FieldErrorsOf form={fields}>
      <form className={styles.defaults} noValidate onSubmit={(event) => void submit(event)}>
        <NumberField
          label={t`Quantity`}
          path="quantity"
          value={quantity}
          onChange={setQuantity}
          min={1}
          step={1}
          inputMode="numeric"
          required
          error={isWhole ? undefined : t`Quantity is a whole number, at least 1.`}
        />
        <SelectField
          label={t`Size`}
          path="size"
          value={size}
          onChange={(value) => setSize(value as OrderSize)}
          options={ORDER_SIZES.map((value) => ({ value, label: sizeNames[value] }))}
        />
        <SelectField
          label={t`Status`}
          path="status"
          className={styles.wide}
          value={status}
          onChange={(value) => setStatus(value as OrderStatus)}
          options={ORDER_STATUSES.map((value) => ({ value, label: statusNames[value] }))}
          hint={
            status === 'PENDING' || status === 'IMMEDIATE'
              ? undefined
              : t`New guest orders start as pending: nobody can order a drink that is already made.`
          }
        />
        <div className={styles.save}>
          <Button type="submit" busy={save.isPending}>
            <Trans>Save</Trans>
          </Button>
          <VanishingLine message={message} onGone={() => setMessage(undefined)} />
        </div>
      </form>
    </FieldErrorsOf>
  );
}
