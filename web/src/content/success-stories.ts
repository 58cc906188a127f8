import { msg } from '@lingui/core/macro';
import type { SuccessStory } from './content-schema.ts';

// Only what the named hadith say. Weaker chains have much more about both marriages (ages, sums, speeches), which is
// left out on purpose.

/** Two marriages of the first community. */
export const successStories: SuccessStory[] = [
  {
    id: 'khadijah-and-the-prophet',
    title: msg`Khadijah and the Prophet ﷺ`,
    story: msg`When revelation first came to him in the cave of Hira, the Prophet ﷺ went home to his wife Khadijah, his heart trembling, and asked to be covered. When the fear had left him he told her everything. She answered that Allah would never disgrace him, and she said why: he kept the ties of kinship, carried the burdens of the weak, honoured his guests and stood by those struck by misfortune. Then she went with him to her cousin Waraqah, who could tell them what it meant. Years after her death he still spoke of her often, and when a sheep was slaughtered he sent portions of it to her friends. Jibril once brought her greetings from her Lord, and the good news of a house in Paradise where there is neither noise nor weariness.`,
    lesson: msg`She knew his character well enough to name it on the hardest day, and he remembered her goodness for as long as he lived. Choose someone whose character you could vouch for, and be loyal to it.`,
    reference: msg`Sahih al-Bukhari 3, 3818 and 3820`,
  },
  {
    id: 'fatimah-and-ali',
    title: msg`Fatimah and ‘Ali`,
    story: msg`When ‘Ali married Fatimah, the daughter of the Prophet ﷺ, he was told to give her something. He said that he had nothing. “Where is your coat of mail?” he was asked: that would do. Fatimah’s hands were sore from the millstone, and she went to ask her father for a servant. He came to them at night, sat down between them and taught them something better for them than a servant: to say, on going to bed, “Subhan Allah” thirty-three times, “Al-hamdu lillah” thirty-three times and “Allahu akbar” thirty-four times. They had their disagreements, as couples do. After one of them ‘Ali went to lie down in the mosque; the Prophet ﷺ went looking for him and wiped the dust from him.`,
    lesson: msg`A marriage can begin with very little and be full. What carried them was the remembrance of Allah at the end of a hard day, and a family that made peace rather than taking sides.`,
    reference: msg`Sunan Abi Dawud 2125 (sahih, al-Albani); Sahih al-Bukhari 5361 and 441`,
  },
];
