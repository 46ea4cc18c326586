const edge =
  'M0 -9.2A2.53 2.53 0 0 1 4.6 -7.97A2.53 2.53 0 0 1 7.97 -4.6A2.53 2.53 0 0 1 9.2 0A2.53 2.53 0 0 1 7.97 4.6A2.53 2.53 0 0 1 4.6 7.97A2.53 2.53 0 0 1 0 9.2A2.53 2.53 0 0 1 -4.6 7.97A2.53 2.53 0 0 1 -7.97 4.6A2.53 2.53 0 0 1 -9.2 0A2.53 2.53 0 0 1 -7.97 -4.6A2.53 2.53 0 0 1 -4.6 -7.97A2.53 2.53 0 0 1 0 -9.2Z';

/** The seal of a verified profile. It comes with the code, so that it is there when the server is not. */
export function SealPicture({ className }: { className: string }) {
  return (
    <svg aria-hidden="true" viewBox="-12 -12 24 24" className={className}>
      <path d={edge} fill="#B8862D" />
      <g fill="none" stroke="#FFFDF8">
        <circle r="7.4" strokeWidth=".8" />
        <path d="M-3.4 .2l2.5 2.6 4.5-5.2" strokeWidth="1.9" strokeLinecap="round" strokeLinejoin="round" />
      </g>
    </svg>
  );
}
