/** Who gave a family's answer, of the column answered_by. Whatever is no member and no private link is the bureau. */
export const answererOf = ({ answered_by: by }: { answered_by: string | null }): 'member' | 'link' | 'bureau' =>
  by === 'member' || by === 'link' ? by : 'bureau';
