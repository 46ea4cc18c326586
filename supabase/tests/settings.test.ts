import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import '../../web/src/texts/build/english.ts';
import { describeSetting, settingNames } from '../../web/src/bureau/settings.ts';
import { isJsonObject } from '../../web/src/lib/json.ts';
import { one } from './people.ts';
import { call, callAnything, personaNames, setUpPersonas, isOffice } from './personas.ts';

// The bureau's settings and the templates of its messages: the admin changes them, and each change is recorded.

// A hint names the address of the site.
vi.stubGlobal('window', { location: { origin: 'https://bureau.example' } });

const { clients, sql } = await setUpPersonas();
const before = await one(sql<Record<string, unknown>[]>`select * from public.site_settings`);
const templates = await sql<{ template: string; body: string }[]>`
  select template, body from public.message_templates where language = 'en' order by template`;

const putBack = async () => {
  await sql`update public.site_settings set ${sql(before)}`;
  await sql`delete from public.message_templates where language <> 'en'`;
  await sql`
    update public.message_templates as now set body = before.body
    from jsonb_to_recordset(${sql.json(templates)}) as before (template text, body text)
    where now.template = before.template and now.language = 'en' and now.body <> before.body`;
};
beforeEach(putBack);
afterAll(putBack);

const save = (changes: unknown) => call(clients.admin, 'save_settings', { changes });
const saveTemplate = (template: string, body: string) =>
  call(clients.admin, 'save_message_template', { template, body });
/** Each setting by its name. */
const settings = async (): Promise<Record<string, unknown>> => {
  const { data } = await clients.visitor.from('site_settings').select('*').single();
  const rules = data?.star_rules;
  return { ...data, ...(isJsonObject(rules) ? rules : {}) };
};
const lastEntry = () =>
  one(sql`
    select action, table_name, record_id, old_values, new_values from public.audit_log order by id desc limit 1`);

describe('the settings', () => {
  test('begin without an invented bureau', async () => {
    const begun = await sql.begin(async (sql) => {
      await sql`delete from public.site_settings where id`;
      await sql`insert into public.site_settings default values`;
      const [row] = await sql`
        select bureau_name, tagline, opening_hours, phone, email, address from public.site_settings`;
      await sql`delete from public.site_settings where id`;
      await sql`insert into public.site_settings ${sql(before)}`;
      return row;
    });
    const empty = { tagline: '', opening_hours: '', phone: '', email: '', address: '' };
    expect(begun).toEqual({ bureau_name: 'Matrimony Bureau', ...empty });
  });

  test('the admin changes what is named, the rest stays, and it is recorded', async () => {
    expect(await save({ bureau_name: '  Vivaha  ', whatsapp: '+91 98430 12345', requests_per_day: 7 })).toMatchObject({
      status: 204,
    });
    expect(await settings()).toMatchObject({
      bureau_name: 'Vivaha',
      whatsapp: '+91 98430 12345',
      requests_per_day: 7,
      phone: before['phone'],
      visitors_may_browse: before['visitors_may_browse'],
    });
    expect(await lastEntry()).toEqual({
      action: 'update',
      table_name: 'site_settings',
      record_id: 'true',
      old_values: { bureau_name: before['bureau_name'], whatsapp: null, requests_per_day: before['requests_per_day'] },
      new_values: { bureau_name: 'Vivaha', whatsapp: '+91 98430 12345', requests_per_day: 7 },
    });
    await save({ whatsapp: '', visitors_see_pictures: false, star_names: 'malayalam' });
    expect(await settings()).toMatchObject({ whatsapp: null, visitors_see_pictures: false, star_names: 'malayalam' });
  });

  test.each([
    ['bureau_name', ' ', 'bureau_name_missing'],
    ['bureau_name', 'x'.repeat(61), 'too_long'],
    ['phone', '98430 12345', 'phone_wrong'],
    ['whatsapp', 'ask us', 'phone_wrong'],
    ['email', 'office at bureau', 'email_wrong'],
    ['site_address', 'javascript:alert(1)', 'site_address_wrong'],
    ['site_address', 'https://bureau.example/path', 'site_address_wrong'],
    ['site_address', 'https://bureau.example@other.example', 'site_address_wrong'],
    ['site_address', 'https://office:secret@other.example', 'site_address_wrong'],
    ['site_address', 'https://bureau.example\\@other.example', 'site_address_wrong'],
    ['site_address', 'https://bureau.example:port', 'site_address_wrong'],
    ['site_address', 'https://bureau.example:8443:1', 'site_address_wrong'],
    ['phone', '', 'bureau_phone_missing'],
    ['logo', 'https://www.bureau.in/logo.png', 'logo_wrong'],
    ['logo', 'data:image/svg+xml;base64,AAAA', 'logo_wrong'],
    ['logo', 'data:image/png;base64,"><script>', 'logo_wrong'],
    ['logo', 'data:image/png;base64,', 'logo_wrong'],
    ['logo', `data:image/png;base64,${'A'.repeat(20_000)}`, 'too_long'],
    ['languages', 'ta hi', 'languages_wrong'],
    ['languages', 'en Tamil', 'languages_wrong'],
    ['languages', 'en ta en', 'languages_wrong'],
    ['languages', 'en en', 'languages_wrong'],
    ['languages', ['en', 'ta'], 'languages_wrong'],
    ['languages', null, 'languages_wrong'],
    ['whatsapp', `+91 ${'9'.repeat(18)}`, 'too_long'],
    ['books_closed_until', '2199-01-01', 'day_not_over'],
    ['books_closed_until', '2026-02-30', 'day_not_over'],
    ['books_closed_until', '31/03/2026', 'day_not_over'],
    ['requests_per_day', 101, 'not_in_range'],
    ['requests_per_day', -1, 'not_in_range'],
    ['requests_per_day', 2.5, 'not_in_range'],
    ['requests_per_day', 1000000000000, 'not_in_range'],
    ['open_requests', 'many', 'not_in_range'],
    ['requests_expire_after_days', 0, 'not_in_range'],
    ['requests_expire_after_days', 366, 'not_in_range'],
    ['requests_expire_after_days', null, 'not_in_range'],
    ['follow_up_days', 0, 'not_in_range'],
    ['second_follow_up_days', 366, 'not_in_range'],
    ['waiting_days', 'some', 'not_in_range'],
    ['visitors_may_browse', 'no', 'not_yes_or_no'],
    ['visitors_see_pictures', null, 'not_yes_or_no'],
    ['star_names', 'klingon', 'not_in_list'],
    ['match_school', 'East', 'not_in_list'],
    ['match_school', null, 'not_in_list'],
    ['south_dina', '', 'not_in_list'],
    ['north_nadi', ['no exceptions'], 'not_in_list'],
    ['chart_style', 'South', 'not_in_list'],
    ['mandi', 'Saturn', 'not_in_list'],
    ['lunar_node', true, 'not_in_list'],
  ])('%s is refused as %j, beside its field', async (field, value, refusal) => {
    expect(await save({ [field]: value })).toMatchObject({ code: '22023', refusal, hint: field });
    expect((await settings())[field]).toEqual(before[field]);
  });

  describe('the texts in other languages', () => {
    const inLanguages = async () => (await settings())['in_languages'];
    beforeEach(() => sql`update public.site_settings set in_languages = '{}'`);

    test('are saved one by one, and an empty one is removed', async () => {
      const first = { ta: { bureau_name: '  மங்களம்  ', tagline: 'மையம்' }, hi: { address: 'पता' } };
      expect(await save({ in_languages: first })).toMatchObject({ status: 204 });
      expect(await inLanguages()).toEqual({ ta: { bureau_name: 'மங்களம்', tagline: 'மையம்' }, hi: { address: 'पता' } });
      expect(
        await save({ in_languages: { ta: { tagline: ' ' }, hi: { address: null }, kn: { tagline: 'ಬ್ಯೂರೋ' } } }),
      ).toMatchObject({ status: 204 });
      expect(await inLanguages()).toEqual({ ta: { bureau_name: 'மங்களம்' }, kn: { tagline: 'ಬ್ಯೂರೋ' } });
      expect(await lastEntry()).toMatchObject({
        table_name: 'site_settings',
        old_values: { in_languages: { hi: { address: 'पता' } } },
        new_values: { in_languages: { kn: { tagline: 'ಬ್ಯೂರೋ' } } },
      });
    });

    test.each<[unknown, string, string]>([
      [{ ta: { bureau_name: 'x'.repeat(61) } }, 'too_long', 'bureau_name_ta'],
      [{ ta: { phone: '+91 98430 12345' } }, 'setting_unknown', 'in_languages'],
      [{ en: { tagline: 'Bureau' } }, 'settings_wrong', 'in_languages'],
      [{ Tamil: { tagline: 'Bureau' } }, 'settings_wrong', 'in_languages'],
      [{ ta: 'Bureau' }, 'settings_wrong', 'in_languages'],
      [['ta'], 'settings_wrong', 'in_languages'],
      ['ta', 'settings_wrong', 'in_languages'],
      [null, 'settings_wrong', 'in_languages'],
    ])('%j is refused', async (value, refusal, field) => {
      expect(await save({ in_languages: value })).toMatchObject({ code: '22023', refusal, hint: field });
      expect(await inLanguages()).toEqual({});
    });

    test('too many languages are refused, and no row holds a wrong text', async () => {
      const letters = Array.from({ length: 26 }, (_, n) => String.fromCharCode(97 + n));
      const many = Object.fromEntries(letters.map((letter) => [`z${letter}`, { address: 'x'.repeat(300) }]));
      expect(await save({ in_languages: many })).toMatchObject({ refusal: 'settings_wrong' });
      for (const wrong of [
        '{"ta": {"phone": "1"}}',
        '{"ta": {}}',
        '{"en": {"tagline": "x"}}',
        '{"ta": {"tagline": ""}}',
      ])
        await expect(sql`update public.site_settings set in_languages = ${wrong}::text::jsonb`, wrong).rejects.toThrow(
          'settings_keep_their_rules',
        );
    });
  });

  test('the logo is saved and removed; everybody reads it, and the record says only that it changed', async () => {
    const logo = 'data:image/webp;base64,UklGRg==';
    expect(await save({ logo })).toMatchObject({ status: 204 });
    expect(await settings()).toMatchObject({ logo });
    expect(await lastEntry()).toMatchObject({ old_values: { logo: null }, new_values: { logo: '(hidden)' } });
    expect(await save({ logo: '' })).toMatchObject({ status: 204 });
    expect(await settings()).toMatchObject({ logo: null });
  });

  test('have one rule for each column; a text that is missing is refused in the words of the form', async () => {
    const rules = await sql<{ setting: string }[]>`
      select setting from private.settings() where kind <> 'star rule' order by setting collate "C"`;
    const columns = Object.keys(before).filter((column) => !['id', 'updated_at', 'star_rules'].includes(column));
    expect(rules.map(({ setting }) => setting)).toEqual(columns.sort());
    for (const setting of settingNames) {
      const described = describeSetting(setting);
      if (described.kind !== 'text' || described.missing === undefined) continue;
      expect(await save({ [setting]: '' })).toMatchObject({ message: described.missing.replace('’', "'") });
    }
  });

  test('nobody keeps a wrong value, not even the bureau’s own server', async () => {
    const rules = await sql<{ setting: string; kind: string; largest: number | null }[]>`
      select setting, kind, largest from private.settings() where kind <> 'flag'`;
    const wrong = rules.map(({ setting, kind, largest }) => {
      if (kind === 'star rule') return { star_rules: { [setting]: 'any' } };
      if (kind === 'texts') return { [setting]: { ta: {} } };
      if (kind === 'day') return { [setting]: '1850-01-01' };
      return { [setting]: kind === 'number' ? Number(largest) + 1 : 'x'.repeat((largest ?? 2) + 1) };
    });
    const noRules = [{ bureau_name: 'x' }, { south_rasi: null }].map((star_rules) => ({ star_rules }));
    for (const values of [...wrong, ...noRules])
      await expect(sql`update public.site_settings set ${sql(values)}`, JSON.stringify(values)).rejects.toThrow(
        'settings_keep_their_rules',
      );
    await expect(sql`update public.site_settings set bureau_name = ''`).rejects.toThrow('bureau_has_a_name');
  });

  test('a star rule is kept beside those chosen before, and recorded with them; everybody reads them', async () => {
    const first = { south_dina: 'remainder by nine', mangal_shown_to: 'members' };
    const star_rules = { ...first, south_dina: 'listed counts', north_nadi: 'star or pada differs' };
    expect(await save(first)).toMatchObject({ status: 204 });
    expect(
      await save({ south_dina: 'listed counts', north_nadi: 'star or pada differs', mandi: 'nazhigai' }),
    ).toMatchObject({ status: 204 });
    expect(await lastEntry()).toMatchObject({
      old_values: { star_rules: first, mandi: before['mandi'] },
      new_values: { star_rules, mandi: 'nazhigai' },
    });
    for (const name of personaNames) {
      const { data } = await clients[name].from('site_settings').select('star_rules').single();
      expect(data, name).toEqual({ star_rules });
    }
  });

  test('each choice can be set', async () => {
    const lists = await sql<{ setting: string; choices: string[] }[]>`
      select setting, choices from private.settings() where choices is not null`;
    const most = Math.max(...lists.map(({ choices }) => choices.length));
    for (let n = 0; n < most; n += 1) {
      // One choice of each, until the longest list is through.
      const chosen = Object.fromEntries(lists.map(({ setting, choices }) => [setting, choices[n % choices.length]]));
      expect(await save(chosen)).toMatchObject({ status: 204 });
      expect(await settings()).toMatchObject(chosen);
    }
    expect(await lastEntry()).toMatchObject({ action: 'update', table_name: 'site_settings' });
  });

  test('a limit may be its lowest and its highest', async () => {
    for (const limits of [
      { requests_per_day: 0, open_requests: 0, requests_expire_after_days: 1 },
      { requests_per_day: 100, open_requests: 100, requests_expire_after_days: 365 },
    ]) {
      expect(await save(limits)).toMatchObject({ status: 204 });
      expect(await settings()).toMatchObject(limits);
    }
  });

  test('nothing else can be set, and one wrong value saves none of the others', async () => {
    for (const changes of [{ id: false }, { updated_at: '2020-01-01' }, { star_rules: {} }, { tax: 1 }, [], 7])
      expect(await save(changes)).toMatchObject({ code: '22023' });
    expect(await save({ bureau_name: 'Vivaha', open_requests: 1000 })).toMatchObject({ refusal: 'not_in_range' });
    expect(await settings()).toMatchObject({ bureau_name: before['bureau_name'] });
  });
});

/** The answer to some messages is a call or a photo, and not a visit of the site; to those about a complaint, a call to the officer. */
const wayBackOf = (template: string) =>
  template.startsWith('grievance')
    ? /\{officer\}, \{officerphone\}, \{officeremail\}/
    : ['please call', 'photo missing', 'registered', 'breach'].includes(template)
      ? /\{phone\}/
      : /\{(site|link)\}/;

describe('the templates of messages', () => {
  test('the admin reads and changes them, which is recorded', async () => {
    const body = 'Vanakkam {name}, sign in at {site} as {username}. {bureau}, {phone}';
    expect(await saveTemplate('account made', body)).toMatchObject({ status: 204 });
    const { data } = await clients.admin.from('message_templates').select('template, body');
    expect(data).toHaveLength(templates.length);
    expect(data).toContainEqual({ template: 'account made', body });
    expect(await lastEntry()).toMatchObject({ table_name: 'message_templates', new_values: { body } });
  });

  test('the message of a private link names the call that its page offers, in each language', async () => {
    const rows = await sql<{ language: string; body: string }[]>`
      select language, private.original_message('profiles chosen', language) as body
      from unnest(array['en', 'ta', 'ml', 'te', 'kn', 'hi']) as language`;
    const call = /to call you|அழைக்க|വിളിക്കാൻ|ఫోన్ చేయ|ಕರೆ ಮಾಡ|फ़ोन कर/;
    expect(rows.filter(({ body }) => !call.test(body))).toEqual([]);
    // One person may be on the list; and what is stored is the default of today.
    const several = /profiles for|சில|ചില|కొన్ని|ಕೆಲವು|कुछ/;
    expect(rows.filter(({ body }) => several.test(body))).toEqual([]);
    const stored = await sql`
      select language from public.message_templates
      where template = 'profiles chosen' and original <> private.original_message(template, language)`;
    expect(stored).toEqual([]);
  });

  test('a message to the number of a family greets nobody by the candidate’s name: the number may be the father’s', async () => {
    const greeting = await sql`
      select template, language from public.message_templates
      where template not like 'grievance%' and template <> 'profile shared' and split_part(original, E'\\n', 1) like '%{name}%'`;
    expect(greeting).toEqual([]);
  });

  test('the message of a profile names what a family asks first, in each language', async () => {
    const missing = await sql`
      select language, fact
      from unnest(array['en', 'ta', 'ml', 'te', 'kn', 'hi']) as language
      cross join unnest(array['{age}', '{height}', '{community}', '{star}', '{education}', '{work}', '{town}']) as fact
      where position(fact in private.original_message('profile shared', language)) = 0`;
    expect(missing).toEqual([]);
  });

  test('what each said at first stays readable, fits its placeholders, and is nobody’s to change', async () => {
    const originals = async () => {
      const { data } = await clients.admin
        .from('message_templates')
        .select('template, original')
        .eq('language', 'en')
        .order('template');
      return data ?? [];
    };
    const before = await originals();
    expect(before.map(({ template }) => template)).toEqual(templates.map(({ template }) => template));
    expect(before.find(({ template }) => template === 'account made')?.original).toContain(
      'Your username is: {username}',
    );
    expect(await saveTemplate('account made', 'Vanakkam {name}')).toMatchObject({ status: 204 });
    expect(await originals()).toEqual(before);
    for (const { template, original } of before) {
      expect(original, template).toMatch(wayBackOf(template));
      expect(await saveTemplate(template, original ?? '')).toMatchObject({ status: 204 });
    }
  });

  test('stand in each language that the bureau offers; a deleted one leaves the English one', async () => {
    const inTamil = 'வணக்கம் {name}, {site}';
    const save = (language: unknown, body: unknown) =>
      callAnything(clients.admin, 'save_message_template', { template: 'account made', body, language });
    const stored = async () => {
      const { data } = await clients.admin
        .from('message_templates')
        .select('language, body')
        .eq('template', 'account made')
        .order('language');
      return data;
    };
    const english = { language: 'en', body: templates.find(({ template }) => template === 'account made')?.body };
    for (const body of [`${inTamil}.`, inTamil]) expect(await save('ta', body)).toMatchObject({ status: 204 });
    expect(await stored()).toEqual([english, { language: 'ta', body: inTamil }]);
    expect(await lastEntry()).toMatchObject({ table_name: 'message_templates', record_id: 'account made, ta' });
    expect(await save('ta', '{password}')).toMatchObject({ refusal: 'placeholder_unknown' });
    expect(await save('fr', inTamil)).toMatchObject({ refusal: 'language_not_offered', hint: 'language' });
    expect(await save(null, inTamil)).toMatchObject({ refusal: 'language_missing' });
    expect(await save('en', ' ')).toMatchObject({ refusal: 'message_missing' });
    expect(await save('ta', ' ')).toMatchObject({ status: 204 });
    expect(await stored()).toEqual([english]);
  });

  test('all of them say where the site is, or ask for a call or a photo and give the phone number', () => {
    expect(templates.filter(({ template, body }) => !wayBackOf(template).test(body))).toEqual([]);
  });

  test.each([
    ['account made', 'Your password: {password}', '{password} is not known here.'],
    ['account made', 'Call {other}', '{other} is not known here.'],
    ['consent question', 'From {username}', '{username} is not known here.'],
    ['request approved', 'Namaste {name', '{ is not known here.'],
    ['request approved', 'Namaste {{name}}', '{ is not known here.'],
  ])('for “%s”, %j is refused', async (template, body, message) => {
    const refused = await saveTemplate(template, body);
    expect(refused).toMatchObject({ code: '22023', refusal: 'placeholder_unknown', hint: 'body' });
    expect(refused.message).toContain(message);
  });

  test('an empty one, one that is too long and one that does not exist are refused', async () => {
    expect(await saveTemplate('account made', ' ')).toMatchObject({ refusal: 'message_missing', hint: 'body' });
    expect(await saveTemplate('account made', 'x'.repeat(1001))).toMatchObject({ refusal: 'too_long', hint: 'body' });
    expect(await saveTemplate('love letter', 'Hello')).toMatchObject({ code: 'PT404' });
  });

  test.each(personaNames.filter((name) => name !== 'admin'))('%s reads none but as a clerk', async (persona) => {
    const client = clients[persona];
    const { data } = await client.from('message_templates').select('*');
    expect((data ?? []).length > 0).toBe(isOffice(persona));
  });
});
