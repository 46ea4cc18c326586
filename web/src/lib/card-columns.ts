import type { Tables } from '@/lib/database.types';

/** The columns of a card, without the version of the profile, which is asked for by its name. */
export type Card = Omit<Tables<'RegisteredUsers'>, 'profile_version'>;

/** The columns of a card that visitors may select. */
export const visitorColumns =
  'id,name,gender,age,religion,location,first_img,second_img,third_img,birth_chart,status,visible,verified_at,verified_items,created_at,pictures_for_members,own_script_name,card_for_members,chart_for_members';

/** The others, in a visitor's card. */
export const notForVisitors = { verified_by: null, status_reason: null, deleted_at: null, updated_at: '' };
