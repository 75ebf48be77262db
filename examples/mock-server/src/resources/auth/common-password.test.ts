import { expect, it } from 'vitest';
import { TEST_PASSWORD } from '../../testing/test-server';
import { DEMO_ACCOUNT } from '../../demo/demo-account';
import { createCommonPasswordCheck } from './common-password';

const isCommon = createCommonPasswordCheck();

it.each(['1234567890', 'qwertyuiop', 'Password123', 'BASKETBALL', 'aaaaaaaaaaaa', 'abababababab'])(
  'a password that everybody tries is common: %s',
  (password) => expect(isCommon(password)).toBe(true),
);

/** A hundred of what people choose who have to take ten characters. */
const TRIED_FIRST = `
  1234567890 12345678910 123456789a 123456789q 1234567891 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc
  qazwsxedcrfv qwertyuiop qwerty12345 qwerty123456 q1w2e3r4t5 q1w2e3r4t5y6 zaq12wsxcde3 zaq1xsw2cde3
  1234qwerasdf asdfghjkl123 asdfghjkl1 password12 password123 password1234 password01 mypassword
  letmein123 iloveyou12 iloveyou123 iloveyou22 basketball basketball1 volleyball football12
  football123 baseball12 superman12 superman123 michael123 charlie123 liverpool1 manchester
  manchester1 arsenal123 realmadrid california california1 washington australia1 alexandra1 alexander1
  alexandria christopher elizabeth1 stephanie1 christian1 butterfly1 strawberry watermelon chocolate1
  cheesecake cheeseburger pokemon123 starwars123 spiderman1 skateboard motorcycle helicopter
  highlander hellokitty helloworld welcome123 administrator abc123456789 abcd123456 abcde12345
  a123456789 a1234567890 aa123456789 qq123456789 1122334455 1357924680 1029384756 147258369a
  1472583690 789456123a 7894561230 0147258369 123123123a 123654789a 123qweasdzxc 123qwe123qwe
  zxcvbnm123 zxcvbnm1234 qweasdzxc123 qazwsx123456 qazwsx1234 1qazxsw23edc ilovejesus tinkerbell
  sweetheart bestfriend
`;

it('a hundred passwords that are tried first are common', () => {
  const tried = TRIED_FIRST.trim().split(/\s+/);
  expect(new Set(tried).size).toBe(100);
  expect(tried.filter((password) => !isCommon(password))).toEqual([]);
});

it.each([TEST_PASSWORD, DEMO_ACCOUNT.password, 'a quiet reading room', 'Wassergesetz'])(
  'a password of somebody’s own is not: %s',
  (password) => expect(isCommon(password)).toBe(false),
);
