/** The receipt of an erasure, without the person. */
export interface Receipt {
  profile_id: number;
  erased_at: string;
  rows: number;
  files: number;
  had_login: boolean;
  kept_entries: number;
  kept_rows: number;
  kept_fees: number;
}

const moments = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' });

/** One line, for the mail of the night: what was erased, and what is kept without the person. */
export const sayReceipt = (receipt: Receipt): string =>
  `Profile ${receipt.profile_id}, erased on ${moments.format(new Date(receipt.erased_at))}: ${receipt.rows} rows, ${receipt.files} files, ${receipt.had_login ? 'the login' : 'no login'}. Kept: ${receipt.kept_entries} entries of the audit log without values, ${receipt.kept_rows} rows and ${receipt.kept_fees} entries of fees without the person.`;
