import { expect, test } from 'vitest';
import { splitIncome } from '@/person/reading/read-income';

test.each([
  ['Software Engineer, 8 LPA', 'Software Engineer', '8 LPA'],
  ['Software Engineer / 8 LPA', 'Software Engineer', '8 LPA'],
  ['Software Engineer 8 LPA', 'Software Engineer', '8 LPA'],
  ['Software Engineer (8 LPA)', 'Software Engineer', '8 LPA'],
  ['Software Engineer - Rs. 45,000/-', 'Software Engineer', 'Rs. 45,000/-'],
  ['Teacher, 35000', 'Teacher', '35000'],
  ['Teacher, 35,000 pm', 'Teacher', '35,000 pm'],
  ['Teacher, salary 9000', 'Teacher', 'salary 9000'],
  ['Manager, TCS, Chennai - 12-14 lakhs per annum', 'Manager, TCS, Chennai', '12-14 lakhs per annum'],
  ['Grade 2 clerk, ₹ 4.5 lakhs p.a.', 'Grade 2 clerk', '₹ 4.5 lakhs p.a.'],
  ['8 LPA - Software Engineer', 'Software Engineer', '8 LPA'],
  ['ஆசிரியை, 40 ஆயிரம்', 'ஆசிரியை', '40 ஆயிரம்'],
  ['अध्यापक, 5 लाख', 'अध्यापक', '5 लाख'],
  ['Engineer L2, 8 LPA', 'Engineer L2', '8 LPA'],
  ['50k', null, '50k'],
  ['Own business', 'Own business', ''],
])('%j is the job %j and the income %j', (text, job, income) => {
  expect(splitIncome(text)).toEqual({ job, income, doubtful: false });
});

test.each([
  'Engineer, 8',
  'Engineer, 2500',
  'Engineer 8 LPA, wife 5 LPA',
  'Teacher since 2015',
  '3 lakhs, 4 lakhs, Teacher',
  'x'.repeat(201),
])('nothing of %j goes into the job', (text) => {
  expect(splitIncome(text)).toEqual({ job: null, income: text, doubtful: true });
});
