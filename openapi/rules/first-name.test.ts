import { expect, it } from 'vitest';
import { firstNameOf, namesIn } from './first-name.ts';

it.each([
  ['Maryam Siddiqui', 'Maryam'],
  ['Maryam', 'Maryam'],
  ['  Maryam   Siddiqui ', 'Maryam'],
  ['Abdul Rahman Khan', 'Abdul Rahman'],
  ['ABDUL Rahman', 'ABDUL Rahman'],
  ['Abdul', 'Abdul'],
  ['Abdulrahman Khan', 'Abdulrahman'],
  ['Abu Bakr Siddiq', 'Abu Bakr'],
  ['Umm Kulthum Ali', 'Umm Kulthum'],
  ['Bint Hassan Ali', 'Bint Hassan'],
  ['Syed Arshad Ali', 'Arshad'],
  ['Syeda Zainab Fatima', 'Zainab'],
  ['سیدہ زینب فاطمہ', 'زینب'],
  ['Muhammad Yusuf Khan', 'Yusuf'],
  ['Mohd Yusuf', 'Yusuf'],
  ['Md. Yusuf Khan', 'Yusuf'],
  ['Muhammad', 'Muhammad'],
  ['Syed', 'Syed'],
  ['Syed Abdul Karim Shah', 'Abdul Karim'],
  ['Muhammad Abdul Rahman', 'Abdul Rahman'],
  ['Syed Abdul', 'Abdul'],
  ['Syed Muhammad Ali', 'Muhammad'],
  ['Mohammed Yusuf', 'Mohammed'],
  ['عبد الرحمن خان', 'عبد الرحمن'],
  ['عبدالرحمن خان', 'عبدالرحمن'],
  ['أبو بكر الصديق', 'أبو بكر'],
  ['سید ارشد علی', 'ارشد'],
  ['محمد یوسف خان', 'یوسف'],
  ['محمد عبد الله', 'عبد الله'],
  ['محمد', 'محمد'],
  ['सैयद अरशद अली', 'अरशद'],
  ['अब्दुल रहमान', 'अब्दुल रहमान'],
])('the first name of %s is %s', (fullName, firstName) => {
  expect(firstNameOf({ fullName })).toBe(firstName);
});

it.each([
  ['Maryam', ['Maryam']],
  [' Maryam   Siddiqui ', ['Maryam', 'Siddiqui']],
  ['Syed Abdul Karim Shah', ['Syed', 'Abdul Karim', 'Shah']],
  ['Ali Muhammad Ali', ['Ali', 'Muhammad']],
  ['Umm Kulthum Abdul', ['Umm Kulthum', 'Abdul']],
  ['عبد الرحمن بن عبد الله', ['عبد الرحمن', 'بن', 'عبد الله']],
])('the names in %s are %j', (fullName, names) => {
  expect(namesIn(fullName)).toEqual(names);
});

it.each([
  ['Syed Muhammad Ali', 'Ali', 'Ali'],
  ['Syed Muhammad Ali', 'Syed', 'Syed'],
  ['Abdul Rahman Khan', 'Abdul Rahman', 'Abdul Rahman'],
  ['Syed Muhammad Ali', null, 'Muhammad'],
  ['Maryam Khan', 'Ali', 'Maryam'],
  ['Abdul Rahman Khan', 'Rahman', 'Abdul Rahman'],
  ['Maryam Khan', 'maryam', 'Maryam'],
])('the member %s who chose %s is called %s', (fullName, firstName, called) => {
  expect(firstNameOf({ fullName, firstName })).toBe(called);
});
