import { expect, test, vi } from 'vitest';
import { renderPart } from '@/lib/render-part';
import { CheckboxField, RadioGroupField, SelectField, TextAreaField, TextField } from '@/ui/fields';

const error = 'Enter the name.';

for (const [kind, valid, invalid] of [
  ['a text', <TextField key="valid" label="Name" />, <TextField key="invalid" label="Name" error={error} />],
  [
    'a long text',
    <TextAreaField key="valid" label="Name" />,
    <TextAreaField key="invalid" label="Name" error={error} />,
  ],
  [
    'a choice',
    <SelectField key="valid" label="Name" options={['Asha']} />,
    <SelectField key="invalid" label="Name" options={['Asha']} error={error} />,
  ],
  ['a tick', <CheckboxField key="valid" label="Name" />, <CheckboxField key="invalid" label="Name" error={error} />],
] as const) {
  test(`${kind} has its label and its error message`, async () => {
    const screen = await renderPart(valid);
    const field = screen.getByLabelText('Name');
    await expect.element(field).toHaveAttribute('aria-invalid', 'false');
    await expect.element(field).not.toHaveAccessibleDescription();
    await screen.rerender(invalid);
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field).toHaveAccessibleDescription(error);
    await expect.element(screen.getByText(error)).toBeVisible();
  });
}

test('the description of a field is its hint, then its error', async () => {
  const screen = await renderPart(<TextField label="Name" hint="As in the passport." error={error} />);
  await expect.element(screen.getByLabelText('Name')).toHaveAccessibleDescription(`As in the passport. ${error}`);
});

test('the label of a checkbox is part of its tap target, which fits a thumb', async () => {
  const screen = await renderPart(<CheckboxField label="Give this person a login" />);
  const label = screen.getByText('Give this person a login');
  await label.click();
  await expect.element(screen.getByRole('checkbox')).toBeChecked();
  expect(label.element().closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

test('the arrow keys change the selected radio button', async () => {
  const onChange = vi.fn();
  const options = [
    { value: 'bride', label: 'Bride' },
    { value: 'groom', label: 'Groom' },
  ];
  const screen = await renderPart(
    <RadioGroupField label="Bride or groom" name="gender" options={options} onChange={onChange} />,
  );
  await expect.element(screen.getByRole('group', { name: 'Bride or groom' })).toBeVisible();
  await screen.getByLabelText('Groom').click();
  await expect.element(screen.getByLabelText('Groom')).toBeChecked();
  await screen.getByLabelText('Bride').click();
  await expect.element(screen.getByLabelText('Groom')).not.toBeChecked();
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('a placeholder has enough contrast', async () => {
  const screen = await renderPart(<TextField label="Education" placeholder="For example B.Sc" />);
  const field = screen.getByLabelText('Education').element();
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
      const value = Number(part) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const { color, opacity } = getComputedStyle(field, '::placeholder');
  expect([color, opacity]).toEqual([expect.stringMatching(/^rgb\(/), '1']);
  const ground = getComputedStyle(field).backgroundColor;
  expect((luminance(ground) + 0.05) / (luminance(color) + 0.05)).toBeGreaterThanOrEqual(4.5);
});
