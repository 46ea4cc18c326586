/** How to reach a person. */
export interface ContactDetails {
  phone_number: string | null;
  email: string | null;
  address: string | null;
}
