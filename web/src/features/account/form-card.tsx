import { useId, useState, type ComponentProps, type ReactNode, type SyntheticEvent } from 'react';
import { PageTitle } from '@/bureau/components/page-title';
import { t } from '@/texts/texts';
import { Eye, EyeOff } from '@/ui/icons';
import { LotusRule, PageHeading } from '@/ui/page-heading';
import { TextField } from '@/ui/fields';

interface FormCardProps {
  title: string;
  lead: string;
  children: ReactNode;
  footer?: ReactNode;
  /** Of a form; without it the children have forms of their own. */
  onSubmit?: (event: SyntheticEvent) => Promise<void>;
}

export function FormCard({ title, lead, children, footer, onSubmit }: FormCardProps) {
  const titleId = useId();
  const card = {
    'aria-labelledby': titleId,
    className: 'mx-auto max-w-md rounded-card bg-paper px-[min(1.5rem,5vw)] py-10 shadow-card sm:px-10',
  };
  const content = (
    <>
      <div className="text-center plain:text-left">
        <PageHeading id={titleId} className="text-2xl sm:text-3xl">
          {title}
        </PageHeading>
        <LotusRule className="mx-auto mt-4" />
        <p className="mt-4 text-balance text-muted">{lead}</p>
      </div>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-5 [overflow-wrap:anywhere]">{children}</div>
      {footer !== undefined && <div className="mt-8 border-t border-line pt-5 text-center text-muted">{footer}</div>}
    </>
  );
  return (
    <div className="wrap py-[clamp(3rem,6vw,5rem)]">
      <PageTitle>{title}</PageTitle>
      {onSubmit === undefined ? (
        <section {...card}>{content}</section>
      ) : (
        <form noValidate {...card} onSubmit={(event) => void onSubmit(event)}>
          {content}
        </form>
      )}
    </div>
  );
}

interface PasswordFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'label' | 'adornment'> {
  /** The kind of password, which decides the label. */
  which: 'only' | 'current' | 'temporary' | 'new' | 'again';
}

export function PasswordField({ which, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      label={t('account.password.label', { which })}
      type={shown ? 'text' : 'password'}
      adornment={
        <button
          type="button"
          aria-label={shown ? t('account.password.hide', { which }) : t('account.password.show', { which })}
          className="grid size-11 place-items-center rounded-control text-muted hover:text-ink"
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </button>
      }
      {...rest}
    />
  );
}
