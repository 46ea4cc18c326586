// Written by `make types` from the lists of the database. Do not edit.

/** The kinds of notifications, with the names of the values in their sentences. */
export const notificationRules = {
  'profile submitted': { audience: 'admin', values: ['name'] },
  'profile reported': { audience: 'admin', values: ['name', 'reason'] },
  'contact asked for': { audience: 'admin', values: ['name', 'other'] },
  'changes proposed': { audience: 'admin', values: ['name'] },
  'pictures for members': { audience: 'admin', values: ['name'] },
  'pictures for visitors': { audience: 'admin', values: ['name'] },
  'off links': { audience: 'admin', values: ['name'] },
  'on links': { audience: 'admin', values: ['name'] },
  'consent withdrawn': { audience: 'admin', values: ['name', 'purpose'] },
  'consent given': { audience: 'admin', values: ['name', 'purpose'] },
  'wishes changed': { audience: 'admin', values: ['name'] },
  'enquiry came': { audience: 'admin', values: [] },
  'grievance came': { audience: 'admin', values: [] },
  'answer came': { audience: 'admin', values: ['name', 'other', 'answer'] },
  'both interested': { audience: 'admin', values: ['name', 'other'] },
  'link on another phone': { audience: 'admin', values: ['name'] },
  'wrong digits': { audience: 'admin', values: ['name'] },
  'shown again': { audience: 'admin', values: ['name'] },
  'put on hold': { audience: 'admin', values: ['name'] },
  'settled': { audience: 'admin', values: ['name', 'status'] },
  'deletion asked for': { audience: 'admin', values: ['name'] },
  'deletion withdrawn': { audience: 'admin', values: ['name'] },
  'many profiles opened': { audience: 'admin', values: ['name', 'username', 'count'] },
  'many searches made': { audience: 'admin', values: ['name', 'username', 'count'] },
  'many stars read': { audience: 'admin', values: ['name', 'username', 'count'] },
  'many pictures loaded': { audience: 'admin', values: ['name', 'username', 'count'] },
  'many pictures loaded by a visitor': { audience: 'admin', values: ['count'] },
  'erasures announced': { audience: 'admin', values: ['count'] },
  'note': { audience: 'admin', values: ['text'] },
  'password set': { audience: 'member', values: ['admin', 'day'] },
  'profile verified': { audience: 'member', values: [] },
  'changes requested': { audience: 'member', values: ['reason'] },
  'changes approved': { audience: 'member', values: [] },
  'changes approved in part': { audience: 'member', values: [] },
  'changes declined': { audience: 'member', values: ['reason'] },
  'confirmation asked for': { audience: 'member', values: [] },
  'hidden until confirmed': { audience: 'member', values: [] },
  'grievance received': { audience: 'member', values: [] },
  'grievance answered': { audience: 'member', values: [] },
  'people chosen': { audience: 'member', values: [] },
  'family interested': { audience: 'member', values: ['name'] },
  'interest ended': { audience: 'member', values: ['name'] },
  'request expired': { audience: 'member', values: ['name'] },
  'request declined': { audience: 'member', values: ['name', 'reason'] },
  'contact received': { audience: 'member', values: ['name'] },
  'contact given': { audience: 'member', values: ['name'] },
  'contact taken back': { audience: 'member', values: ['name'] },
} as const;

/** The reasons for which a profile may be reported. */
export const reportReasons = ['Wrong information', 'Not looking for marriage', 'Rude or threatening', 'Asks for money', 'Pictures of someone else', 'Other'] as const;

/** The ways in which a family may agree. */
export const consentChannels = ['Telephone', 'WhatsApp', 'In person', 'Letter'] as const;

/** The answers of a family to a person who was shown to it. */
export const introductionAnswers = ['interested', 'not interested', 'later', 'call me'] as const;

/** Why a family is not interested. For the bureau alone. */
export const refusalReasons = ['Age', 'Stars', 'Education or work', 'Distance', 'Family', 'Picture', 'In talks already', 'Another reason'] as const;

/** How a person is shown to a family. */
export const waysOfShowing = ['Sheets', 'List', 'WhatsApp', 'Private link', 'Telephone', 'Interest'] as const;

/** The codes of the database's refusals. */
export type RefusalCode =
  | 'admin_missing'
  | 'admin_name_letters'
  | 'admin_name_missing'
  | 'admin_name_of_log'
  | 'admin_name_taken'
  | 'admin_only'
  | 'amount_not_due'
  | 'answer_gone'
  | 'answer_missing'
  | 'answered_since'
  | 'answers_wrong'
  | 'asked_already'
  | 'attempt_note_missing'
  | 'audit_log_is_append_only'
  | 'birth_in_future'
  | 'birth_registered_already'
  | 'birth_time_given'
  | 'birth_time_missing'
  | 'birth_too_long_ago'
  | 'books_closed'
  | 'both_interested'
  | 'breach_begin_wrong'
  | 'breach_end_wrong'
  | 'breach_gone'
  | 'breach_happened_missing'
  | 'breach_learned_wrong'
  | 'breach_login_unknown'
  | 'breach_measures_missing'
  | 'bureau_address_missing'
  | 'bureau_asks'
  | 'bureau_email_missing'
  | 'bureau_name_missing'
  | 'bureau_phone_missing'
  | 'candidate_yes_missing'
  | 'changes_missing'
  | 'character_not_shown'
  | 'choice_missing'
  | 'community_within'
  | 'consent_before_notice'
  | 'consent_day_wrong'
  | 'consent_missing'
  | 'consent_person_missing'
  | 'consent_withdrawn'
  | 'consents_are_append_only'
  | 'consents_missing'
  | 'contact_in_field'
  | 'contact_in_log'
  | 'contact_in_text'
  | 'contact_in_words'
  | 'contact_missing'
  | 'correction_reason_missing'
  | 'credentials_are_protected'
  | 'day_ahead'
  | 'day_not_ahead'
  | 'day_not_near'
  | 'day_not_over'
  | 'day_past'
  | 'days_reversed'
  | 'decision_missing'
  | 'disclosure_gone'
  | 'disclosure_not_in_force'
  | 'disclosure_revoked'
  | 'email_not_plausible'
  | 'email_wrong'
  | 'enquiry_changed'
  | 'enquiry_expired'
  | 'enquiry_gone'
  | 'erased_by_daily'
  | 'erasure_due'
  | 'export_not_recorded'
  | 'factor_choice_missing'
  | 'family_has_login'
  | 'family_not_visible'
  | 'fees_are_append_only'
  | 'fees_off'
  | 'file_exists'
  | 'filter_for_members'
  | 'filter_missing'
  | 'filter_not_single'
  | 'filter_too_long'
  | 'filter_without_word'
  | 'gender_missing'
  | 'grievance_closed'
  | 'grievance_gone'
  | 'groom_too_young'
  | 'gst_number_wrong'
  | 'handler_unknown'
  | 'has_another_story'
  | 'household_too_large'
  | 'import_not_undoable'
  | 'import_unknown'
  | 'introduction_gone'
  | 'items_missing'
  | 'items_unknown'
  | 'language_missing'
  | 'language_not_offered'
  | 'languages_wrong'
  | 'last_owner'
  | 'later_day_wrong'
  | 'link_gone'
  | 'list_changed'
  | 'log_entry_gone'
  | 'log_entry_missing'
  | 'login_exists'
  | 'login_missing'
  | 'logo_wrong'
  | 'member_only'
  | 'message_missing'
  | 'month_not_over'
  | 'more_married_than_there'
  | 'name_missing'
  | 'name_not_typed'
  | 'name_used'
  | 'name_without_letters'
  | 'never_verified'
  | 'no_couple'
  | 'no_day'
  | 'no_earlier_marriage'
  | 'no_filter'
  | 'no_own_number'
  | 'no_person'
  | 'no_second_factor'
  | 'no_second_factor_there'
  | 'no_second_factor_yet'
  | 'no_second_factors_here'
  | 'no_second_step'
  | 'no_star_lists'
  | 'no_wish'
  | 'nominee_changed'
  | 'not_a_date'
  | 'not_a_picture'
  | 'not_a_time'
  | 'not_an_age'
  | 'not_both_engaged'
  | 'not_coordinates'
  | 'not_for_bureau'
  | 'not_for_candidate'
  | 'not_for_family'
  | 'not_four_digits'
  | 'not_in_list'
  | 'not_in_range'
  | 'not_in_range_of_unit'
  | 'not_ones_own_factor'
  | 'not_proposable'
  | 'not_to_be_kept'
  | 'not_yes_or_no'
  | 'not_yet_verified'
  | 'note_changed'
  | 'note_names_contact'
  | 'nothing_changed'
  | 'nothing_stored'
  | 'nothing_taken_over'
  | 'notice_changed'
  | 'notice_text_missing'
  | 'notice_wrong'
  | 'number_part_too_short'
  | 'off_links'
  | 'one_has_blocked'
  | 'only_the_candidate'
  | 'opening_hours_missing'
  | 'opening_not_recorded'
  | 'order_for_members'
  | 'other_phone'
  | 'own_consent_missing'
  | 'own_factor_first'
  | 'owner_only'
  | 'parts_too_large'
  | 'password_change_expired'
  | 'password_contains_common_word'
  | 'password_contains_name'
  | 'password_contains_row_of_keys'
  | 'password_contains_username'
  | 'password_first'
  | 'password_holds_birth_date'
  | 'password_holds_phone_number'
  | 'password_is_breached'
  | 'password_is_common_word'
  | 'password_is_known_name'
  | 'password_missing'
  | 'password_monotonous'
  | 'password_too_long'
  | 'password_too_short'
  | 'password_unchanged'
  | 'payment_corrected'
  | 'payment_gone'
  | 'phone_missing'
  | 'phone_not_dialable'
  | 'phone_registered_already'
  | 'phone_wrong'
  | 'picture_elsewhere'
  | 'picture_missing'
  | 'picture_not_arrived'
  | 'pictures_changed'
  | 'pictures_in_file'
  | 'placeholder_unknown'
  | 'plan_ended'
  | 'plan_name_missing'
  | 'plan_name_taken'
  | 'plans_overlap'
  | 'profile_changed'
  | 'profile_deleted'
  | 'profile_gone'
  | 'profile_not_available'
  | 'profile_not_deleted'
  | 'profile_not_opened'
  | 'profiles_not_visible'
  | 'proposal_closed'
  | 'proposal_gone'
  | 'proposal_outdated'
  | 'proposal_reason_missing'
  | 'purchase_ended'
  | 'purchase_goes_on'
  | 'purchase_gone'
  | 'purchase_paid'
  | 'purchase_rests'
  | 'range_reversed'
  | 'reads_signed_off'
  | 'recovery_expired'
  | 'registration_unknown'
  | 'relatives_not_agreed'
  | 'report_closed'
  | 'report_note_missing'
  | 'request_closed'
  | 'request_decided'
  | 'request_gone'
  | 'request_missing'
  | 'request_not_shared'
  | 'request_reason_missing'
  | 'request_used'
  | 'review_note_missing'
  | 'revoke_reason_missing'
  | 'search_gone'
  | 'search_name_missing'
  | 'search_name_taken'
  | 'search_not_begun'
  | 'second_factor_exists'
  | 'second_person'
  | 'session_ended'
  | 'setting_unknown'
  | 'settings_wrong'
  | 'shared_already'
  | 'siblings_differ'
  | 'sign_in_again'
  | 'sign_in_first'
  | 'site_address_wrong'
  | 'somebody_not_available'
  | 'star_lists_change'
  | 'stars_missing'
  | 'status_changed'
  | 'status_set_by_bureau'
  | 'still_answering'
  | 'story_gone'
  | 'story_not_agreed'
  | 'story_refused'
  | 'story_words_missing'
  | 'tagline_missing'
  | 'template_unknown'
  | 'too_large'
  | 'too_long'
  | 'too_many_answers'
  | 'too_many_answers_today'
  | 'too_many_enquiries'
  | 'too_many_enquiries_here'
  | 'too_many_fit'
  | 'too_many_ids'
  | 'too_many_in_file'
  | 'too_many_likes'
  | 'too_many_open_requests'
  | 'too_many_people'
  | 'too_many_profiles'
  | 'too_many_profiles_today'
  | 'too_many_relations'
  | 'too_many_reports'
  | 'too_many_requests_today'
  | 'too_many_searches'
  | 'too_many_searches_today'
  | 'too_many_stars_today'
  | 'too_many_wishes_today'
  | 'too_young'
  | 'unknown_field'
  | 'unknown_filter'
  | 'upi_id_wrong'
  | 'username_not_simple'
  | 'username_taken'
  | 'version_missing'
  | 'wish_twice'
  | 'withdrew_before'
  | 'words_missing'
  | 'wrong_number_of_people';
