import { callLink, useBureau } from '@/bureau/bureau';

/** The bureau's number, to be called. */
export function BureauNumber() {
  const { phone } = useBureau();
  return (
    <a href={callLink(phone)} className="font-medium whitespace-nowrap text-maroon-800 underline underline-offset-4">
      {phone}
    </a>
  );
}
