import { useEffect, useId, useRef, useState, type MouseEvent } from 'react';
import { Link, useLocation } from 'wouter';
import { Trans, useLingui } from '@lingui/react/macro';
import type { KioskInstance, KioskType } from '#contract/kiosk/kiosks.ts';
import { findExperience } from '#experiences/registry.ts';
import { Button } from '#ui/kit/button.tsx';
import { CheckBox } from '#ui/kit/fields/check-box.tsx';
import { CopyButton } from '#ui/kit/copy-button.tsx';
import { FoldButton } from '#ui/kit/fold/fold-button.tsx';
import { SortHeader } from '#ui/kit/tables/data-table.tsx';
import { Table } from '#ui/kit/tables/table.tsx';
import { KioskEmblem } from '#web/console/kit/kiosk-emblem.tsx';
import { KioskStatusBadge } from '#web/console/kit/kiosk-status.tsx';
import { useKioskTypeWords } from '#web/console/kit/kiosk-type-words.tsx';
import styles from './dashboard.module.css';

interface Props {
  instances: readonly KioskInstance[];
  types: readonly KioskType[];
  /** The code of the kiosk launched just now: shown, and told apart. */
  launched: string | undefined;
  sort: string;
  /** The rows are those of before, while others are asked for. */
  isStale: boolean;
  chosen: ReadonlySet<string>;
  onChoose: (code: string, isChosen: boolean) => void;
  onSort: (sort: string) => void;
  onShowJoin: (instance: KioskInstance) => void;
  onDelete: (instance: KioskInstance) => void;
}

export function InstancesTable(props: Props) {
  const { instances, types, launched, sort, isStale, chosen, onChoose, onSort, onShowJoin, onDelete } = props;
  const { t } = useLingui();
  const inWords = useKioskTypeWords();
  return (
    <Table caption={t`Kiosks and their codes`} sticky aria-busy={isStale} className={styles.kiosks}>
      <thead>
        <tr>
          <SortHeader column="code" sort={sort} onSort={onSort}>
            <Trans>Instance Join Code</Trans>
          </SortHeader>
          <SortHeader column="type" sort={sort} onSort={onSort}>
            <Trans>Kiosk Type</Trans>
          </SortHeader>
          <SortHeader column="status" sort={sort} onSort={onSort}>
            <Trans>Status</Trans>
          </SortHeader>
          <SortHeader column="launched" sort={sort} onSort={onSort}>
            <Trans>Launched At</Trans>
          </SortHeader>
          <th scope="col" data-actions>
            <Trans>Actions</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {instances.map((instance) => (
          <InstanceRow
            key={instance.join_code}
            instance={instance}
            typeName={inWords(typeNameOf(instance, types))}
            isNew={instance.join_code === launched}
            isChosen={chosen.has(instance.join_code)}
            onChoose={(isChosen) => onChoose(instance.join_code, isChosen)}
            onShowJoin={() => onShowJoin(instance)}
            onDelete={() => onDelete(instance)}
          />
        ))}
      </tbody>
    </Table>
  );
}

const typeNameOf = ({ kiosk_type_identifier: id }: KioskInstance, types: readonly KioskType[]): string =>
  types.find(({ config_identifier }) => config_identifier === id)?.name ?? findExperience(id)?.name ?? id;

interface RowProps {
  instance: KioskInstance;
  typeName: string;
  isNew: boolean;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onShowJoin: () => void;
  onDelete: () => void;
}

/** On a phone two lines; the rest is a tap away. */
function InstanceRow({ instance, typeName, isNew, isChosen, onChoose, onShowJoin, onDelete }: RowProps) {
  const { t, i18n } = useLingui();
  const [, navigate] = useLocation();
  const { join_code: code, name, status, created_at: launchedAt } = instance;
  const codeId = useId();
  const [isOpen, setOpen] = useState(false);
  const row = useRef<HTMLTableRowElement>(null);
  const { kiosk_type_identifier: type } = instance;
  // Also in Chinese: one that nobody named is called as its type is, in English.
  const isNamedAfterType = name === typeName || name === findExperience(type)?.name;
  const adminPage = `/kiosk/admin/${encodeURIComponent(code)}`;

  useEffect(() => {
    if (isNew) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isNew]);

  const openAdmin = () => navigate(adminPage);
  const openFromRow = (event: MouseEvent) => {
    const isOnControl = (event.target as Element).closest('a, button, label, dialog');
    const isSelecting = window.getSelection()?.toString();
    if (!isOnControl && !isSelecting) openAdmin();
  };
  return (
    <tr
      ref={row}
      className={styles.row}
      data-new={isNew || undefined}
      data-chosen={isChosen || undefined}
      data-open={isOpen || undefined}
      onClick={openFromRow}
    >
      <th scope="row" data-title>
        <span className={styles.kiosk}>
          <CheckBox label={t`Choose kiosk ${code}`} checked={isChosen} onChange={onChoose} />
          <span className={styles.code}>
            <Link to={adminPage} id={codeId}>
              <code>{code}</code>
            </Link>
            <CopyButton text={code} label={t`Copy code ${code}`} />
          </span>
          <span className={styles.name} data-same={isNamedAfterType || undefined}>
            {isNamedAfterType ? typeName : name}
          </span>
        </span>
      </th>
      <td data-label={t`Kiosk Type`} data-same={isNamedAfterType || undefined} className={styles.more}>
        <span className={styles.type}>
          <KioskEmblem type={type} />
          {typeName}
        </span>
      </td>
      <td className={styles.status}>
        <span>
          <KioskStatusBadge status={status} />
          <FoldButton label={t`More of kiosk ${code}`} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
        </span>
      </td>
      <td data-label={t`Launched At`} className={styles.more}>
        <time dateTime={launchedAt}>{i18n.date(launchedAt, { dateStyle: 'medium', timeStyle: 'short' })}</time>
      </td>
      <td data-actions className={styles.more}>
        <span className={styles.actions}>
          <Button kind="quiet" onClick={onShowJoin} aria-describedby={codeId}>
            <Trans>Join QR</Trans>
          </Button>
          <Button onClick={openAdmin} aria-describedby={codeId}>
            <Trans>Open Admin</Trans>
          </Button>
          <Button kind="danger" className={styles.delete} onClick={onDelete} aria-describedby={codeId}>
            <Trans>Delete</Trans>
          </Button>
        </span>
      </td>
    </tr>
  );
}
