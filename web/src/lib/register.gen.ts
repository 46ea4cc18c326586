// Written by `make types` from the lists of the database. Do not edit.

/** Values of the field gender. */
export const genderChoices = ['bride', 'groom'] as const;

/** Values of the field religion. */
export const religionChoices = ['Hindu', 'Muslim', 'Christian', 'Sikh', 'Jain', 'Buddhist', 'Parsi (Zoroastrian)', 'Jewish', 'Other', 'No religion'] as const;

/** Values of the field birth_time_certainty. */
export const birthTimeCertaintyChoices = ['Exact', 'Approximate', 'Not known'] as const;

/** Values of the field birth_zone. */
export const birthZoneChoices = ['Asia/Kolkata', 'Asia/Colombo', 'Indian/Maldives', 'Asia/Kathmandu', 'Asia/Dhaka', 'Asia/Karachi', 'Asia/Yangon', 'Asia/Kuala_Lumpur', 'Asia/Kuching', 'Asia/Singapore', 'Asia/Dubai', 'Asia/Riyadh', 'Asia/Qatar', 'Asia/Hong_Kong', 'Asia/Bangkok', 'Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura', 'Africa/Nairobi', 'Africa/Johannesburg', 'Indian/Mauritius', 'Pacific/Fiji', 'Europe/London', 'Europe/Berlin', 'Europe/Paris', 'America/New_York', 'America/Chicago', 'America/Denver', 'America/Phoenix', 'America/Indiana/Indianapolis', 'America/Los_Angeles', 'America/Anchorage', 'Pacific/Honolulu', 'America/St_Johns', 'America/Halifax', 'America/Toronto', 'America/Winnipeg', 'America/Regina', 'America/Edmonton', 'America/Vancouver', 'Australia/Sydney', 'Australia/Melbourne', 'Australia/Brisbane', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Darwin', 'Australia/Perth', 'Pacific/Auckland'] as const;

/** Values of the field birth_star. */
export const birthStarChoices = ['Ashwini', 'Bharani', 'Krittika', 'Rohini', 'Mrigashira', 'Ardra', 'Punarvasu', 'Pushya', 'Ashlesha', 'Magha', 'Purva Phalguni', 'Uttara Phalguni', 'Hasta', 'Chitra', 'Swati', 'Vishakha', 'Anuradha', 'Jyeshtha', 'Mula', 'Purva Ashadha', 'Uttara Ashadha', 'Shravana', 'Dhanishta', 'Shatabhisha', 'Purva Bhadrapada', 'Uttara Bhadrapada', 'Revati'] as const;

/** Values of the field rasi. */
export const rasiChoices = ['Mesha', 'Vrishabha', 'Mithuna', 'Karka', 'Simha', 'Kanya', 'Tula', 'Vrishchika', 'Dhanu', 'Makara', 'Kumbha', 'Meena'] as const;

/** Values of the field chart_almanac. */
export const chartAlmanacChoices = ['Thirukanitha', 'Vakya', 'Not known'] as const;

/** Values of the field lagnam. */
export const lagnamChoices = ['Mesha', 'Vrishabha', 'Mithuna', 'Karka', 'Simha', 'Kanya', 'Tula', 'Vrishchika', 'Dhanu', 'Makara', 'Kumbha', 'Meena'] as const;

/** Values of the field mangal_dosha. */
export const mangalDoshaChoices = ['No', 'Yes', 'Anshik (partial)', 'Don\'t know'] as const;

/** Values of the field mother_tongue. */
export const motherTongueChoices = ['Tamil', 'Malayalam', 'Telugu', 'Kannada', 'Hindi', 'Marathi', 'Gujarati', 'Bengali', 'Odia', 'Punjabi', 'Urdu', 'Konkani', 'Tulu', 'Sindhi', 'Assamese', 'English', 'Other'] as const;

/** Values of the field marital_status. */
export const maritalStatusChoices = ['Never Married', 'Widowed', 'Divorced', 'Awaiting Divorce', 'Separated', 'Annulled'] as const;

/** Values of the field diet. */
export const dietChoices = ['Vegetarian', 'Eggetarian', 'Non-vegetarian', 'Vegan', 'Jain'] as const;

/** The fields of a person by column. The largest of a text is the most characters, that of a number its highest value. */
export const fieldRules = {
  'name': { table: 'RegisteredUsers', kind: 'text', largest: 120, proposable: true },
  'gender': { table: 'RegisteredUsers', kind: 'choice', choices: genderChoices, proposable: false },
  'age': { table: 'RegisteredUsers', kind: 'age', smallest: 18, largest: 100, proposable: false },
  'religion': { table: 'RegisteredUsers', kind: 'choice', choices: religionChoices, proposable: true },
  'location': { table: 'RegisteredUsers', kind: 'text', largest: 120, proposable: true },
  'first_img': { table: 'RegisteredUsers', kind: 'picture', largest: 500, proposable: true },
  'second_img': { table: 'RegisteredUsers', kind: 'picture', largest: 500, proposable: true },
  'third_img': { table: 'RegisteredUsers', kind: 'picture', largest: 500, proposable: true },
  'birth_chart': { table: 'RegisteredUsers', kind: 'picture', largest: 500, proposable: true },
  'date_of_birth': { table: 'profile_details', kind: 'date', proposable: true },
  'time_of_birth': { table: 'profile_details', kind: 'time', proposable: true },
  'birth_time_certainty': { table: 'profile_details', kind: 'choice', choices: birthTimeCertaintyChoices, proposable: true },
  'place_of_birth': { table: 'profile_details', kind: 'text', largest: 120, proposable: true },
  'birth_coordinates': { table: 'profile_details', kind: 'coordinates', proposable: true },
  'birth_zone': { table: 'profile_details', kind: 'choice', choices: birthZoneChoices, proposable: true },
  'birth_star': { table: 'profile_details', kind: 'choice', choices: birthStarChoices, proposable: true },
  'star_pada': { table: 'profile_details', kind: 'number', smallest: 1, largest: 4, proposable: true },
  'rasi': { table: 'profile_details', kind: 'choice', choices: rasiChoices, proposable: true },
  'chart_almanac': { table: 'profile_details', kind: 'choice', choices: chartAlmanacChoices, proposable: true },
  'gothram': { table: 'profile_details', kind: 'text', largest: 80, proposable: true },
  'lagnam': { table: 'profile_details', kind: 'choice', choices: lagnamChoices, proposable: true },
  'mangal_dosha': { table: 'profile_details', kind: 'choice', choices: mangalDoshaChoices, proposable: true },
  'other_dosha': { table: 'profile_details', kind: 'text', largest: 120, proposable: true },
  'height': { table: 'profile_details', kind: 'number', smallest: 100, largest: 250, proposable: true },
  'education': { table: 'profile_details', kind: 'text', largest: 120, proposable: true },
  'job': { table: 'profile_details', kind: 'text', largest: 120, proposable: true },
  'caste': { table: 'profile_details', kind: 'text', largest: 80, proposable: true },
  'mother_tongue': { table: 'profile_details', kind: 'choice', choices: motherTongueChoices, proposable: true },
  'marital_status': { table: 'profile_details', kind: 'choice', choices: maritalStatusChoices, proposable: true },
  'diet': { table: 'profile_details', kind: 'choice', choices: dietChoices, proposable: true },
  'father\'s_name': { table: 'profile_details', kind: 'text', largest: 120, proposable: true },
  'mother\'s_name': { table: 'profile_details', kind: 'text', largest: 120, proposable: true },
  'father\'s_job': { table: 'profile_details', kind: 'text', largest: 120, proposable: true },
  'mother\'s_job': { table: 'profile_details', kind: 'text', largest: 120, proposable: true },
  'number_of_siblings': { table: 'profile_details', kind: 'number', smallest: 0, largest: 20, proposable: true },
  'phone_number': { table: 'contact_details', kind: 'phone', proposable: false },
  'email': { table: 'contact_details', kind: 'email', largest: 254, proposable: false },
  'address': { table: 'contact_details', kind: 'text', largest: 400, proposable: false },
} as const;

/** The filters of profiles, with the field that each one is about. */
export const filterRules = {
  'looking_for': { kind: 'choice', field: 'gender', forVisitors: true },
  'age_from': { kind: 'from', field: 'age', forVisitors: true },
  'age_to': { kind: 'to', field: 'age', forVisitors: true },
  'religion': { kind: 'choice', field: 'religion', forVisitors: true },
  'location': { kind: 'place', field: 'location', forVisitors: true },
  'with_picture': { kind: 'flag', field: 'first_img', forVisitors: true },
  'height_from': { kind: 'from', field: 'height', forVisitors: false },
  'height_to': { kind: 'to', field: 'height', forVisitors: false },
  'caste': { kind: 'exact', field: 'caste', forVisitors: false },
  'mother_tongue': { kind: 'choice', field: 'mother_tongue', forVisitors: false },
  'education': { kind: 'words', field: 'education', forVisitors: false },
  'occupation': { kind: 'words', field: 'job', forVisitors: false },
  'birth_star': { kind: 'choice', field: 'birth_star', forVisitors: false },
  'rasi': { kind: 'choice', field: 'rasi', forVisitors: false },
  'marital_status': { kind: 'choice', field: 'marital_status', forVisitors: false },
  'mangal_dosha': { kind: 'choice', field: 'mangal_dosha', forVisitors: false },
  'diet': { kind: 'choice', field: 'diet', forVisitors: false },
  'stars': { kind: 'stars', field: 'birth_star', forVisitors: false },
  'matches_star': { kind: 'star score', field: 'birth_star', forVisitors: false },
  'search': { kind: 'search', forVisitors: false },
} as const;

/** The settings by column: limits of a number, most characters of a text, choices, and whether a text is required. */
export const settingRules = {
  'bureau_name': { kind: 'text', largest: 60, required: true },
  'tagline': { kind: 'text', largest: 80, required: true },
  'opening_hours': { kind: 'text', largest: 200, required: true },
  'phone': { kind: 'phone', largest: 21, required: true },
  'whatsapp': { kind: 'phone', largest: 21 },
  'email': { kind: 'email', largest: 254, required: true },
  'address': { kind: 'text', largest: 300, required: true },
  'site_address': { kind: 'site', largest: 120 },
  'grievance_officer': { kind: 'text', largest: 120 },
  'requests_per_day': { kind: 'number', smallest: 0, largest: 100 },
  'open_requests': { kind: 'number', smallest: 0, largest: 100 },
  'requests_expire_after_days': { kind: 'number', smallest: 1, largest: 365 },
  'profiles_per_day': { kind: 'number', smallest: 1, largest: 10000 },
  'pictures_per_day': { kind: 'number', smallest: 1, largest: 30000 },
  'visitor_pictures_per_day': { kind: 'number', smallest: 1, largest: 30000 },
  'member_session_days': { kind: 'number', smallest: 1, largest: 365 },
  'admin_session_days': { kind: 'number', smallest: 1, largest: 90 },
  'languages': { kind: 'languages', largest: 60 },
  'visitors_may_browse': { kind: 'flag' },
  'visitors_see_pictures': { kind: 'flag' },
  'star_names': { kind: 'choice', choices: ['tamil', 'malayalam', 'sanskrit'] },
  'chart_style': { kind: 'choice', choices: ['South Indian', 'North Indian', 'East Indian'] },
  'mandi': { kind: 'choice', choices: ['not shown', 'nazhigai', 'Saturn part'] },
  'lunar_node': { kind: 'choice', choices: ['mean', 'true'] },
  'dasa_sandhi_months': { kind: 'choice', choices: ['6', '12'] },
  'match_school': { kind: 'choice', choices: ['South', 'Kerala', 'Tamil twelve', 'North'] },
  'south_dina': { kind: 'choice', choices: ['listed counts', 'remainder by nine'] },
  'south_same_star': { kind: 'choice', choices: ['no list', 'Raman', 'Tamil almanac'] },
  'south_stree_deergha': { kind: 'choice', choices: ['more than 13', '9 or more', 'more than 15'] },
  'south_rasi': { kind: 'choice', choices: ['7 or more', 'opposite rasis excepted', 'not 2, 6, 8 or 12'] },
  'south_vasya': { kind: 'choice', choices: ['Raman', 'Tamil almanac'] },
  'south_rajju': { kind: 'choice', choices: ['five groups', 'rising and falling apart', 'Madhyama'] },
  'south_rasyadhipati': { kind: 'choice', choices: ['natural', 'Yavana'] },
  'south_yoni': { kind: 'choice', choices: ['sworn enemies', 'snake and rat too'] },
  'south_vedhai': { kind: 'choice', choices: ['full list', 'without 5-23 and 14-23'] },
  'north_gana': { kind: 'choice', choices: ['by groom', 'either way'] },
  'north_bhakoot': { kind: 'choice', choices: ['no exceptions', 'lords are friends'] },
  'north_nadi': { kind: 'choice', choices: ['no exceptions', 'star or pada differs'] },
  'mangal_houses': { kind: 'choice', choices: ['1, 2, 4, 7, 8, 12', '2, 4, 7, 8, 12', '1, 4, 7, 8, 12'] },
  'mangal_from': { kind: 'choice', choices: ['lagnam, Moon and Venus', 'lagnam and Moon', 'lagnam'] },
  'mangal_exceptions': { kind: 'choice', choices: ['no exceptions', 'own sign or exalted', 'by house too'] },
  'mangal_shown_to': { kind: 'choice', choices: ['bureau', 'members'] },
} as const;

/** What the settings with choices begin with. */
export const firstChoices = {
  'star_names': 'tamil',
  'chart_style': 'South Indian',
  'mandi': 'not shown',
  'lunar_node': 'mean',
  'dasa_sandhi_months': '12',
  'match_school': 'South',
  'south_dina': 'listed counts',
  'south_same_star': 'no list',
  'south_stree_deergha': 'more than 13',
  'south_rasi': '7 or more',
  'south_vasya': 'Raman',
  'south_rajju': 'five groups',
  'south_rasyadhipati': 'natural',
  'south_yoni': 'sworn enemies',
  'south_vedhai': 'full list',
  'north_gana': 'by groom',
  'north_bhakoot': 'no exceptions',
  'north_nadi': 'no exceptions',
  'mangal_houses': '1, 2, 4, 7, 8, 12',
  'mangal_from': 'lagnam, Moon and Venus',
  'mangal_exceptions': 'no exceptions',
  'mangal_shown_to': 'bureau',
} as const;

/** The statuses of a profile. waiting: not verified yet. visible: shown to others. own: members may set it themselves. */
export const statusRules = {
  'draft': { waiting: true, visible: false, own: false },
  'submitted': { waiting: true, visible: false, own: false },
  'verified': { waiting: false, visible: true, own: false },
  'changes requested': { waiting: true, visible: false, own: false },
  'on hold': { waiting: false, visible: false, own: true },
  'engaged': { waiting: false, visible: false, own: true },
  'married': { waiting: false, visible: false, own: true },
  'withdrawn': { waiting: false, visible: false, own: false },
} as const;

/** The kinds of notifications, with the names of the values in their sentences. */
export const notificationRules = {
  'profile submitted': { audience: 'admin', values: ['name'] },
  'profile reported': { audience: 'admin', values: ['name', 'reason'] },
  'contact asked for': { audience: 'admin', values: ['name', 'other'] },
  'changes proposed': { audience: 'admin', values: ['name'] },
  'pictures for members': { audience: 'admin', values: ['name'] },
  'pictures for visitors': { audience: 'admin', values: ['name'] },
  'shown again': { audience: 'admin', values: ['name'] },
  'put on hold': { audience: 'admin', values: ['name'] },
  'settled': { audience: 'admin', values: ['name', 'status'] },
  'deletion asked for': { audience: 'admin', values: ['name'] },
  'deletion withdrawn': { audience: 'admin', values: ['name'] },
  'many profiles opened': { audience: 'admin', values: ['name', 'username', 'count'] },
  'many pictures loaded': { audience: 'admin', values: ['name', 'username', 'count'] },
  'many pictures loaded by a visitor': { audience: 'admin', values: ['count'] },
  'note': { audience: 'admin', values: ['text'] },
  'password set': { audience: 'member', values: ['admin', 'day'] },
  'profile verified': { audience: 'member', values: [] },
  'changes requested': { audience: 'member', values: ['reason'] },
  'changes approved': { audience: 'member', values: [] },
  'changes approved in part': { audience: 'member', values: [] },
  'changes declined': { audience: 'member', values: ['reason'] },
  'request expired': { audience: 'member', values: ['name'] },
  'request declined': { audience: 'member', values: ['name', 'reason'] },
  'contact received': { audience: 'member', values: ['name'] },
  'contact given': { audience: 'member', values: ['name'] },
  'contact lost': { audience: 'member', values: ['name'] },
  'contact taken back': { audience: 'member', values: ['name'] },
} as const;

/** The items that the bureau may check of a profile. */
export const verificationItems = ['Mobile', 'ID', 'Address', 'Education', 'Employment', 'Photo', 'Horoscope', 'Met in person/phone call'] as const;

/** The reasons for which a profile may be reported. */
export const reportReasons = ['Wrong information', 'Not looking for marriage', 'Rude or threatening', 'Asks for money', 'Pictures of someone else', 'Other'] as const;

/** The channels between the bureau and a family. */
export const consentChannels = ['Telephone', 'WhatsApp', 'In person', 'Letter'] as const;

/** The codes of the database's refusals. */
export type RefusalCode =
  | 'admin_missing'
  | 'admin_name_missing'
  | 'admin_only'
  | 'answer_gone'
  | 'asked_already'
  | 'attempt_note_missing'
  | 'audience_missing'
  | 'audit_log_is_append_only'
  | 'birth_in_future'
  | 'birth_registered_already'
  | 'birth_time_given'
  | 'birth_time_missing'
  | 'birth_too_long_ago'
  | 'bureau_address_missing'
  | 'bureau_email_missing'
  | 'bureau_name_missing'
  | 'bureau_phone_missing'
  | 'changes_missing'
  | 'character_not_shown'
  | 'choice_missing'
  | 'consent_day_wrong'
  | 'consent_missing'
  | 'consent_person_missing'
  | 'contact_in_field'
  | 'contact_in_text'
  | 'credentials_are_protected'
  | 'day_not_ahead'
  | 'days_reversed'
  | 'decision_missing'
  | 'disclosure_gone'
  | 'disclosure_not_in_force'
  | 'disclosure_revoked'
  | 'email_not_plausible'
  | 'email_wrong'
  | 'export_not_recorded'
  | 'file_exists'
  | 'filter_for_members'
  | 'filter_missing'
  | 'filter_not_single'
  | 'filter_too_long'
  | 'filter_without_word'
  | 'groom_too_young'
  | 'import_unknown'
  | 'items_missing'
  | 'items_unknown'
  | 'language_missing'
  | 'language_not_offered'
  | 'languages_wrong'
  | 'last_admin'
  | 'list_changed'
  | 'login_exists'
  | 'login_missing'
  | 'member_only'
  | 'message_missing'
  | 'name_missing'
  | 'name_not_typed'
  | 'name_used'
  | 'name_without_letters'
  | 'never_verified'
  | 'no_day'
  | 'no_filter'
  | 'no_person'
  | 'no_second_factor'
  | 'no_star_lists'
  | 'not_a_date'
  | 'not_a_picture'
  | 'not_a_time'
  | 'not_an_age'
  | 'not_coordinates'
  | 'not_in_list'
  | 'not_in_range'
  | 'not_in_range_of_unit'
  | 'not_proposable'
  | 'not_yes_or_no'
  | 'not_yet_verified'
  | 'note_changed'
  | 'nothing_changed'
  | 'nothing_taken_over'
  | 'one_has_blocked'
  | 'opening_hours_missing'
  | 'opening_not_recorded'
  | 'order_for_members'
  | 'own_consent_missing'
  | 'own_profile_only'
  | 'password_change_expired'
  | 'password_contains_common_word'
  | 'password_contains_name'
  | 'password_contains_row_of_keys'
  | 'password_contains_username'
  | 'password_is_common_word'
  | 'password_missing'
  | 'password_monotonous'
  | 'password_too_long'
  | 'password_too_short'
  | 'password_unchanged'
  | 'phone_not_dialable'
  | 'phone_registered_already'
  | 'phone_wrong'
  | 'picture_elsewhere'
  | 'picture_missing'
  | 'picture_not_arrived'
  | 'pictures_changed'
  | 'pictures_in_file'
  | 'placeholder_unknown'
  | 'profile_changed'
  | 'profile_deleted'
  | 'profile_gone'
  | 'profile_not_available'
  | 'profile_not_deleted'
  | 'profiles_not_visible'
  | 'proposal_closed'
  | 'proposal_gone'
  | 'proposal_outdated'
  | 'proposal_reason_missing'
  | 'range_reversed'
  | 'registration_unknown'
  | 'report_closed'
  | 'report_note_missing'
  | 'request_closed'
  | 'request_decided'
  | 'request_gone'
  | 'request_missing'
  | 'request_reason_missing'
  | 'revoke_reason_missing'
  | 'search_gone'
  | 'search_name_missing'
  | 'search_name_taken'
  | 'session_ended'
  | 'setting_unknown'
  | 'settings_wrong'
  | 'shared_already'
  | 'sign_in_again'
  | 'sign_in_first'
  | 'site_address_wrong'
  | 'star_lists_change'
  | 'stars_missing'
  | 'status_changed'
  | 'status_set_by_bureau'
  | 'tagline_missing'
  | 'template_unknown'
  | 'too_large'
  | 'too_long'
  | 'too_many_ids'
  | 'too_many_in_file'
  | 'too_many_likes'
  | 'too_many_open_requests'
  | 'too_many_people'
  | 'too_many_profiles'
  | 'too_many_profiles_today'
  | 'too_many_reports'
  | 'too_many_requests_today'
  | 'too_many_searches'
  | 'too_young'
  | 'unknown_field'
  | 'unknown_filter'
  | 'username_not_simple'
  | 'username_taken'
  | 'version_missing';
