import { useState, type FormEvent } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { NEW_ORDER_STATUSES, ORDER_SIZES, type NewOrderStatus, type OrderSize } from '#domain/order/order.ts';
import { useSend } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { FieldErrorsOf, useFieldErrors } from '#ui/kit/fields/field-errors.tsx';
import { NumberField } from '#ui/kit/fields/number-field.tsx';
import { SelectField } from '#ui/kit/fields/select-field.tsx';
import { VanishingLine, type Message } from '#web/console/kit/vanishing-line.tsx';
import styles from './dashboard.module.css';

export interface FormDefaults {
  quantity: number;
  size: OrderSize;
  status: NewOrderStatus;
}

interface Props {
  shopId: string;
  start: FormDefaults;
  /** What guests who choose no size get now; undefined while that is not known. */
  guestSize: OrderSize | undefined;
}

export function OrderDefaultsForm({ shopId, start, guestSize }: Props) {
  const { t } = useLingui();
  const save = useSend('PATCH /api/admin/shops/:shopId/order-defaults', ['GET /api/admin/shops/:shopId']);
  const [quantity, setQuantity] = useState<number | undefined>(start.quantity);
  const [size, setSize] = useState<OrderSize>(start.size);
  const [status, setStatus] = useState<NewOrderStatus>(start.status);
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
  const statusNames: Record<NewOrderStatus, string> = {
    PENDING: t`Pending: approved at the machine`,
    IMMEDIATE: t`Immediate: made without approval`,
  };
  const statusHints: Record<NewOrderStatus, string> = {
    PENDING: t`An order waits until its guest approves it at the machine, or staff at the counter. After 6 hours it is cancelled.`,
    IMMEDIATE: t`An order is made as soon as it is placed, in turn. Under the alcohol duty, drinks with alcohol still wait for staff.`,
  };
  const guestSizeName = guestSize && sizeNames[guestSize];
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
          hint={
            guestSize === undefined || guestSize === start.size
              ? undefined
              : t`No size is saved yet: until you save one, guests who choose none get ${guestSizeName}.`
          }
        />
        <SelectField
          label={t`Status`}
          path="status"
          className={styles.wide}
          value={status}
          onChange={(value) => setStatus(value as NewOrderStatus)}
          options={NEW_ORDER_STATUSES.map((value) => ({ value, label: statusNames[value] }))}
          hint={statusHints[status]}
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
