import type { PersonEntry } from './people.ts';

export const women: PersonEntry[] = [
  // India
  {
    key: 'amina-siddiqui',
    createdBy: 'SELF', fullName: 'Amina Siddiqui', dateOfBirth: '1999-03-14', height: 5.3, maritalStatus: 'UNMARRIED',
    education: "Bachelor's in Computer Science", occupation: 'Software developer',
    country: 'India', state: 'Telangana', city: 'Hyderabad',
    aboutMe:
      'Assalamu alaikum. I write software for a hospital, which means that I spend my days asking nurses what they actually need. Evenings are for Urdu poetry with my father and an argument about whose turn it is to make chai. I pray, I am halfway through memorising Surah al-Kahf, and I would like to marry someone who can talk, listen and laugh at himself.',
    tags: ['FAMILY_ORIENTED', 'PROFESSIONAL', 'INTELLECTUAL'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 26, maxAge: 34, maritalStatus: ['UNMARRIED'], countries: ['India', 'United Arab Emirates'], states: ['Telangana', 'Karnataka'], schoolOfThought: 'HANAFI', other: 'I would like to go on working. Living with parents is fine with me, yours or mine.' },
  },
  {
    key: 'zainab-fatima',
    createdBy: 'FATHER', fullName: 'Zainab Fatima', dateOfBirth: '2002-08-02', height: 5.1, maritalStatus: 'UNMARRIED',
    education: 'B.Ed', occupation: 'Teacher',
    country: 'India', state: 'Telangana', city: 'Hyderabad',
    aboutMe:
      'I am looking for a suitable match for my youngest daughter. She teaches mathematics to classes six to eight and her students come to our door even on holidays. Masha’Allah she is regular in prayer, respectful with elders and honest to the point that her brothers are careful what they ask her. We are a simple family from the old city; I am a retired bank officer. We do not give or ask for dowry.',
    tags: ['RELIGIOUS', 'FAMILY_ORIENTED', 'PRACTICING'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 24, maxAge: 31, maritalStatus: ['UNMARRIED'], countries: ['India'], states: ['Telangana', 'Andhra Pradesh', 'Karnataka'], cities: ['Hyderabad'], schoolOfThought: 'HANAFI' },
  },
  {
    key: 'sana-khan-lucknow',
    createdBy: 'SELF', fullName: 'Sana Khan', dateOfBirth: '1996-11-20', height: 5.4, maritalStatus: 'UNMARRIED',
    education: 'LLM', occupation: 'Lawyer',
    country: 'India', state: 'Uttar Pradesh', city: 'Lucknow',
    aboutMe:
      'Family law has cured me of romance and made me believe in marriage. I see what breaks homes: money nobody talks about, mothers nobody thanks, apologies that come too late. I would like to do it better. Outside the court I grow roses badly and read history well. پہلے آپ is not just a joke about my city, I was really brought up that way.',
    tags: ['CAREER_FOCUSED', 'INTELLECTUAL', 'FAMILY_ORIENTED'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 29, maxAge: 38, maritalStatus: ['UNMARRIED', 'DIVORCED'], countries: ['India', 'United Kingdom'], education: ["Master's degree", 'LLM', 'MBA'], schoolOfThought: 'HANAFI' },
  },
  {
    key: 'rukhsar-shaikh',
    createdBy: 'BROTHER', fullName: 'Rukhsar Shaikh', dateOfBirth: '1998-05-27', height: 5.2, maritalStatus: 'UNMARRIED',
    education: 'M.Com', occupation: 'Accountant',
    country: 'India', state: 'Maharashtra', city: 'Mumbai',
    aboutMe:
      'My sister keeps the books of three family businesses and, since our father passed away, of our family as well. She is cheerful, practical and prays on time wherever the local train happens to be. She likes baking and old films. We would like a husband for her who is steady and does not smoke.',
    tags: ['FAMILY_ORIENTED', 'PROFESSIONAL', 'PRACTICING'], schoolOfThought: 'SHAFII',
    preferences: { minAge: 27, maxAge: 35, maritalStatus: ['UNMARRIED'], countries: ['India', 'United Arab Emirates', 'Qatar'], states: ['Maharashtra'], schoolOfThought: 'SHAFII' },
  },
  {
    key: 'aisha-beevi',
    createdBy: 'MOTHER', fullName: 'Aisha Beevi', dateOfBirth: '2003-01-09', height: 5.2, maritalStatus: 'UNMARRIED',
    education: 'BSc Nursing', occupation: 'Nurse',
    country: 'India', state: 'Kerala', city: 'Kozhikode',
    aboutMe:
      'Our daughter works in the children’s ward of a hospital here. She has patience that I do not have. She reads Malayalam novels, cooks a very good pathiri and calls her grandmother every day. She would be happy to live abroad if her husband works there.',
    tags: ['FAMILY_ORIENTED', 'PROFESSIONAL', 'RELIGIOUS'], schoolOfThought: 'SHAFII',
    preferences: { minAge: 24, maxAge: 31, maritalStatus: ['UNMARRIED'], countries: ['India', 'United Arab Emirates', 'Saudi Arabia', 'Qatar'], states: ['Kerala'], schoolOfThought: 'SHAFII' },
  },
  {
    key: 'fathima-rahman',
    createdBy: 'SELF', fullName: 'Fathima Rahman', dateOfBirth: '1993-07-16', height: 5.0, maritalStatus: 'DIVORCED',
    education: 'M.Arch', occupation: 'Architect',
    country: 'India', state: 'Kerala', city: 'Kochi',
    aboutMe:
      'I was married for fourteen months, years ago, and there are no children. I have made my peace with it. I design schools and small mosques, and I can tell you for a long time why a courtyard is a mercy in our climate. I swim, I sketch, I pray, I have opinions about biryani. What I hope for is companionship between two adults who are gentle with each other.',
    tags: ['CREATIVE', 'PROFESSIONAL', 'TRAVELER'], schoolOfThought: 'SHAFII',
    preferences: { minAge: 32, maxAge: 42, maritalStatus: ['UNMARRIED', 'DIVORCED', 'WIDOWED'], countries: ['India', 'United Arab Emirates', 'Malaysia'], schoolOfThought: 'SHAFII' },
  },
  {
    key: 'mehjabeen-ali',
    createdBy: 'GUARDIAN', fullName: 'Mehjabeen Ali', dateOfBirth: '2004-04-19', height: 5.3, maritalStatus: 'UNMARRIED',
    education: 'BA English', occupation: 'Na',
    country: 'India', state: 'West Bengal', city: 'Kolkata',
    aboutMe:
      'I am her maternal uncle and have brought her up since she was eleven. She finished her BA this year and would like to study for a master’s. She is shy with strangers for about ten minutes. She loves Tagore and Iqbal equally, which is her way of keeping peace in this house.',
    tags: ['CREATIVE', 'FAMILY_ORIENTED', 'INTELLECTUAL'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 23, maxAge: 30, maritalStatus: ['UNMARRIED'], countries: ['India', 'Bangladesh'], states: ['West Bengal'], schoolOfThought: 'HANAFI', other: 'She should be able to continue her studies after marriage.' },
  },
  {
    key: 'nazneen-qureshi',
    createdBy: 'SELF', fullName: 'Nazneen Qureshi', dateOfBirth: '1990-12-05', height: 5.5, maritalStatus: 'WIDOWED',
    education: "Bachelor's degree", occupation: 'School principal',
    country: 'India', state: 'Madhya Pradesh', city: 'Bhopal',
    aboutMe:
      'My husband died four years ago in an accident. Inna lillahi wa inna ilayhi raji‘un. I have a son of eight who builds bridges out of everything in the kitchen. I run a primary school of two hundred children, so there is noise in my life, and I have learned to love the quiet after Isha. I am not looking for someone to replace anyone. I would like a friend for the second half of the road, and for my boy a man to go to Jumu‘ah with.',
    tags: ['FAMILY_ORIENTED', 'PRACTICING', 'CAREER_FOCUSED'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 35, maxAge: 46, maritalStatus: ['DIVORCED', 'WIDOWED', 'UNMARRIED'], countries: ['India'], schoolOfThought: 'HANAFI', other: 'My son lives with me and always will until he is grown.' },
  },
  {
    key: 'shabana-ansari',
    createdBy: 'SISTER', fullName: 'Shabana Ansari', dateOfBirth: '2000-09-30', height: 4.9, maritalStatus: 'UNMARRIED',
    education: 'Alimah course', occupation: 'Quran teacher',
    country: 'India', state: 'Gujarat', city: 'Surat',
    aboutMe:
      'Writing for my younger sister, who would never say this herself: she completed the alimah course with distinction, teaches tajwid to forty girls, and remembers the name of each one’s mother. She keeps purdah. At home she is the joker. She would be happiest with someone from a family of deen who also knows how to smile.',
    tags: ['RELIGIOUS', 'PRACTICING', 'FAMILY_ORIENTED'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 24, maxAge: 33, maritalStatus: ['UNMARRIED'], countries: ['India', 'South Africa', 'United Kingdom'], schoolOfThought: 'HANAFI' },
  },
  {
    key: 'insha-bhat',
    createdBy: 'SELF', fullName: 'Insha Bhat', dateOfBirth: '1997-02-11', height: 5.4, maritalStatus: 'UNMARRIED',
    education: 'MBBS', occupation: 'Doctor',
    country: 'India', state: 'Jammu and Kashmir', city: 'Srinagar',
    aboutMe:
      'Resident in paediatrics, which is a polite way of saying that I am tired and happy. I come from a large family, four sisters, one outnumbered brother, and a grandmother who decides everything over noon chai. I walk by the lake when the shift allows. I would like someone who understands that I may be called away at dinner, and who keeps my plate warm.',
    tags: ['PROFESSIONAL', 'FAMILY_ORIENTED', 'ACTIVE_LIFESTYLE'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 27, maxAge: 36, maritalStatus: ['UNMARRIED'], countries: ['India', 'United Arab Emirates', 'United Kingdom'], education: ['MBBS', 'MD', 'PhD'], occupation: ['Doctor', 'Engineer', 'Lecturer'], schoolOfThought: 'HANAFI' },
  },
  {
    key: 'humaira-patel',
    createdBy: 'SELF', fullName: 'Humaira Patel', dateOfBirth: '2001-06-23', height: 5.2, maritalStatus: 'UNMARRIED',
    education: 'BDS', occupation: 'Dentist',
    country: 'India', state: 'Karnataka', city: 'Bengaluru',
    aboutMe: 'Dentist, early riser, trekker on free Sundays. I like plans and keep them. Looking for someone with a good heart, clean habits and regular salah.',
    tags: ['ACTIVE_LIFESTYLE', 'PROFESSIONAL', 'ADVENTUROUS'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 24, maxAge: 31, maritalStatus: ['UNMARRIED'], countries: ['India'], states: ['Karnataka', 'Telangana', 'Tamil Nadu'], schoolOfThought: 'HANAFI' },
  },
  {
    key: 'ruqayya-abdul-hakeem',
    createdBy: 'FATHER', fullName: 'Ruqayya Abdul Hakeem', dateOfBirth: '2003-10-12', height: 5.2, maritalStatus: 'UNMARRIED',
    education: 'Diploma in Islamic Studies', occupation: 'Na',
    country: 'India', state: 'Bihar', city: 'Patna',
    aboutMe:
      'I seek for my daughter a young man upon the way of the salaf, of good manners and with halal earning, even if it is small. She has studied Arabic for four years, helps her mother and teaches the children of the neighbourhood. She wears niqab by her own choice. The meeting will be at our home in my presence, in sha Allah.',
    tags: ['RELIGIOUS', 'PRACTICING', 'FAMILY_ORIENTED'], schoolOfThought: 'TRADITIONAL_SUNNI',
    preferences: { minAge: 22, maxAge: 30, maritalStatus: ['UNMARRIED'], countries: ['India', 'Saudi Arabia'], schoolOfThought: 'TRADITIONAL_SUNNI' },
  },
  {
    key: 'tasneem-sheikh',
    createdBy: 'SELF', fullName: 'Tasneem Sheikh', dateOfBirth: '1994-01-28', height: 5.6, maritalStatus: 'UNMARRIED',
    education: 'PhD', occupation: 'Scientist',
    country: 'India', state: 'Delhi', city: 'New Delhi',
    aboutMe:
      'I study how monsoons begin. People find that either very boring or very beautiful; I am hoping for the second kind. I have lived in three cities and one small research station, and I came back to Delhi because of my parents and the winter oranges. I pray five times, fast Mondays when I can, and fail at both sometimes. Taller than most aunties would like. Happy to be asked about clouds.',
    tags: ['INTELLECTUAL', 'TRAVELER', 'CAREER_FOCUSED'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 30, maxAge: 40, maritalStatus: ['UNMARRIED', 'DIVORCED'], countries: ['India', 'Germany', 'United Kingdom', 'Canada'], schoolOfThought: 'HANAFI' },
  },
  {
    key: 'noor-jahan-begum',
    createdBy: 'BROTHER', fullName: 'Noor Jahan Begum', dateOfBirth: '1981-03-03', height: 5.1, maritalStatus: 'WIDOWED',
    education: 'High school', occupation: 'Tailor',
    country: 'India', state: 'Tamil Nadu', city: 'Chennai',
    aboutMe:
      'My elder sister was widowed young and brought up two daughters with her sewing machine; both are now married, alhamdulillah. She does not wish to be a guest in our houses, though we would keep her gladly. She is a woman of few words and many kindnesses. A widower with grown children would suit her.',
    tags: ['FAMILY_ORIENTED', 'RELIGIOUS', 'CREATIVE'], schoolOfThought: 'SHAFII',
    preferences: { minAge: 44, maxAge: 58, maritalStatus: ['WIDOWED', 'DIVORCED'], countries: ['India'], states: ['Tamil Nadu', 'Puducherry'], schoolOfThought: 'SHAFII' },
  },
  // Pakistan
  {
    key: 'hafsa-iqbal',
    createdBy: 'SELF', fullName: 'Hafsa Iqbal', dateOfBirth: '2000-02-17', height: 5.4, maritalStatus: 'UNMARRIED',
    education: 'BS Psychology', occupation: 'Counsellor',
    country: 'Pakistan', state: 'Punjab', city: 'Lahore',
    aboutMe:
      'I listen for a living and talk at home to make up for it. Lahore born, Lahore stubborn. I work with teenagers, most of whom need sleep and one adult who takes them seriously. I try to be regular with Fajr (try is the honest word), I paint on old doors, and I want a marriage in which we can both say “I was wrong”.',
    tags: ['CREATIVE', 'PROFESSIONAL', 'FAMILY_ORIENTED'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 25, maxAge: 33, maritalStatus: ['UNMARRIED'], countries: ['Pakistan', 'United Kingdom', 'United Arab Emirates'], states: ['Punjab', 'Islamabad'], schoolOfThought: 'HANAFI' },
  },
  {
    key: 'maryam-butt',
    createdBy: 'MOTHER', fullName: 'Maryam Butt', dateOfBirth: '2004-12-01', height: 5.5, maritalStatus: 'UNMARRIED',
    education: 'BSc Home Economics', occupation: 'Na',
    country: 'Pakistan', state: 'Punjab', city: 'Gujranwala',
    aboutMe:
      'Meri beti is in her last semester. She is well mannered, jolly and an excellent cook, and I do not say so only because I taught her. Her father is in business, two brothers, both settled. We want a decent and educated family, with fear of Allah. Rishta from abroad is also welcome if the boy visits often.',
    tags: ['FAMILY_ORIENTED', 'RELIGIOUS', 'CREATIVE'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 23, maxAge: 30, maritalStatus: ['UNMARRIED'], countries: ['Pakistan', 'United Kingdom', 'United States', 'Canada'], schoolOfThought: 'HANAFI' },
  },
  {
    key: 'khadija-afridi',
    createdBy: 'FATHER', fullName: 'Khadija Afridi', dateOfBirth: '2001-07-07', height: 5.3, maritalStatus: 'UNMARRIED',
    education: 'MBBS', occupation: 'Doctor',
    country: 'Pakistan', state: 'Khaibar Pakhtunkhwa', city: 'Peshawar',
    aboutMe:
      'She is the first doctor of our family and I sold no land for it; she won every scholarship herself. My daughter is completing her house job. Pashto at home, Urdu and English outside. She covers and she speaks her mind, and I am proud of both. We look for an educated Pashtun or any good Muslim family that will honour her work.',
    tags: ['PROFESSIONAL', 'PRACTICING', 'FAMILY_ORIENTED'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 25, maxAge: 33, maritalStatus: ['UNMARRIED'], countries: ['Pakistan'], states: ['Khaibar Pakhtunkhwa', 'Islamabad', 'Punjab'], education: ['MBBS', "Master's degree", 'B.Tech'], schoolOfThought: 'HANAFI' },
  },
  {
    key: 'sadia-memon',
    createdBy: 'SELF', fullName: 'Sadia Memon', dateOfBirth: '1995-04-22', height: 5.2, maritalStatus: 'DIVORCED',
    education: 'MBA', occupation: 'Marketing manager',
    country: 'Pakistan', state: 'Sindh', city: 'Karachi',
    aboutMe:
      'Divorced, one daughter, five years old, who introduces herself before I can. I work for a company that makes biscuits; yes, I bring some home. What happened in my first marriage I will tell you openly when it is time. I have learned to ask questions early, to keep my prayers when nothing else holds, and that a peaceful evening is worth more than an impressive wedding.',
    tags: ['PROFESSIONAL', 'FAMILY_ORIENTED', 'TRAVELER'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 31, maxAge: 42, maritalStatus: ['DIVORCED', 'WIDOWED', 'UNMARRIED'], countries: ['Pakistan', 'United Arab Emirates', 'Saudi Arabia'], schoolOfThought: 'HANAFI', other: 'Please write only if you can be a father to a little girl.' },
  },
  {
    key: 'iqra-chaudhry',
    createdBy: 'BROTHER', fullName: 'Iqra Chaudhry', dateOfBirth: '1999-10-18', height: 5.3, maritalStatus: 'UNMARRIED',
    education: "Master's in Mathematics", occupation: 'Lecturer',
    country: 'Pakistan', state: 'Punjab', city: 'Faisalabad',
    aboutMe:
      'She lectures at a women’s college and marks papers at the dining table so that the rest of us feel guilty. My sister is calm, well read and keeps the family accounts to the last rupee. Prayer five times, Quran after Fajr. Somebody sincere and educated, please, with whom she can have a conversation.',
    tags: ['INTELLECTUAL', 'PRACTICING', 'PROFESSIONAL'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 27, maxAge: 35, maritalStatus: ['UNMARRIED'], countries: ['Pakistan'], states: ['Punjab', 'Islamabad'], education: ["Master's degree", 'PhD'], schoolOfThought: 'HANAFI' },
  },
  {
    key: 'summaya-zafar',
    createdBy: 'SELF', fullName: 'Summaya Zafar', dateOfBirth: '1998-08-08', height: 5.5, maritalStatus: 'UNMARRIED',
    education: 'BFA', occupation: 'Graphic designer',
    country: 'Pakistan', state: 'Islamabad', city: 'Islamabad',
    aboutMe:
      'I draw letters. Nastaliq by hand in the morning, logos by computer after lunch. I hike in the Margallas every Saturday with three friends and one thermos. My faith is quiet but it is what everything stands on. I would love to meet someone curious, clean in speech and not afraid of hills.',
    tags: ['CREATIVE', 'ADVENTUROUS', 'ACTIVE_LIFESTYLE'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 27, maxAge: 36, maritalStatus: ['UNMARRIED'], countries: ['Pakistan', 'Turkey', 'Malaysia'], schoolOfThought: 'HANAFI' },
  },
  {
    key: 'bushra-saleem',
    createdBy: 'SISTER', fullName: 'Bushra Saleem', dateOfBirth: '1988-05-05', height: 5.2, maritalStatus: 'UNMARRIED',
    education: "Bachelor's degree", occupation: 'Government officer',
    country: 'Pakistan', state: 'Punjab', city: 'Rawalpindi',
    aboutMe:
      'Our apa put three of us through university before she thought of herself. She is an officer in the revenue department, respected and a little feared, and at home she sings while she cooks. She has made Umrah twice. We are all settled now and it is her turn. A mature person with good akhlaq, never married or widowed, would be right.',
    tags: ['FAMILY_ORIENTED', 'CAREER_FOCUSED', 'RELIGIOUS'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 38, maxAge: 48, maritalStatus: ['UNMARRIED', 'WIDOWED', 'DIVORCED'], countries: ['Pakistan', 'Saudi Arabia'], schoolOfThought: 'HANAFI' },
  },
  {
    key: 'umm-kulsoom',
    createdBy: 'GUARDIAN', fullName: 'Umm Kulsoom', dateOfBirth: '2007-05-09', height: 5.2, maritalStatus: 'UNMARRIED',
    education: 'Intermediate', occupation: 'Na',
    country: 'Pakistan', state: 'Balochistan', city: 'Quetta',
    aboutMe: 'My niece, whose parents have passed away, lives with us as our own daughter. She is quiet, devout and skilled in embroidery. We seek an honourable family.',
    tags: ['RELIGIOUS', 'FAMILY_ORIENTED', 'CREATIVE'], schoolOfThought: 'TRADITIONAL_SUNNI',
    preferences: { minAge: 21, maxAge: 28, maritalStatus: ['UNMARRIED'], countries: ['Pakistan'], schoolOfThought: 'TRADITIONAL_SUNNI' },
  },
  {
    key: 'hira-malik',
    createdBy: 'SELF', fullName: 'Hira Malik', dateOfBirth: '1997-06-15', height: 5.4, maritalStatus: 'UNMARRIED',
    education: 'BS Software Engineering', occupation: 'Software engineer',
    country: 'Pakistan', state: 'Sindh', city: 'Karachi',
    aboutMe:
      'Backend by day, badminton by night, nihari on Sundays. I lead a team of six and I am the only one of them who writes documentation. Alhamdulillah my work lets me live anywhere with electricity. My mother says I should add that I can cook. I can; it is more that I choose not to on weekdays. Serious about deen and kindness, relaxed about nearly everything else.',
    tags: ['CAREER_FOCUSED', 'ACTIVE_LIFESTYLE', 'TRAVELER'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 27, maxAge: 35, maritalStatus: ['UNMARRIED'], countries: ['Pakistan', 'United Arab Emirates', 'Canada', 'Germany'], schoolOfThought: 'HANAFI' },
  },
  // Bangladesh
  {
    key: 'nusrat-jahan',
    createdBy: 'SELF', fullName: 'Nusrat Jahan', dateOfBirth: '1999-12-16', height: 5.2, maritalStatus: 'UNMARRIED',
    education: "Master's in Economics", occupation: 'Bank officer',
    country: 'Bangladesh', state: 'Dhaka', city: 'Dhaka',
    aboutMe:
      'I work in Islamic finance and still get excited about a clean balance sheet. Rain, books and my nephew are the other three things I like. I am the middle child, which makes me a good negotiator. Hoping for someone sincere in his prayers and soft in his speech, from a family where people eat together.',
    tags: ['PROFESSIONAL', 'FAMILY_ORIENTED', 'INTELLECTUAL'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 26, maxAge: 34, maritalStatus: ['UNMARRIED'], countries: ['Bangladesh', 'United Kingdom', 'Malaysia'], states: ['Dhaka'], schoolOfThought: 'HANAFI' },
  },
  {
    key: 'tahmina-akter',
    createdBy: 'FATHER', fullName: 'Tahmina Akter', dateOfBirth: '2003-03-26', height: 5.1, maritalStatus: 'UNMARRIED',
    education: 'Fazil', occupation: 'Madrasa teacher',
    country: 'Bangladesh', state: 'Chittagong', city: 'Cumilla',
    aboutMe:
      'I am an imam in a small town and my daughter is the best student I ever had. She teaches girls in the madrasa, writes verses in Bangla and keeps bees on our roof. We need no gold and no hall. We need a man who fears Allah when no one sees him.',
    tags: ['RELIGIOUS', 'PRACTICING', 'CREATIVE'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 23, maxAge: 31, maritalStatus: ['UNMARRIED'], countries: ['Bangladesh'], schoolOfThought: 'HANAFI' },
  },
  {
    key: 'farhana-chowdhury',
    createdBy: 'SISTER', fullName: 'Farhana Chowdhury', dateOfBirth: '1992-09-11', height: 5.3, maritalStatus: 'DIVORCED',
    education: 'MBBS', occupation: 'Doctor',
    country: 'Bangladesh', state: 'Sylhet', city: 'Sylhet',
    aboutMe:
      'My sister runs a clinic for mothers in the tea gardens. She married young and it did not last; no children. She will not tell you how many babies she has brought into the world, but people here do. She would consider living in the UK, where half of our relatives are.',
    tags: ['PROFESSIONAL', 'FAMILY_ORIENTED', 'PRACTICING'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 34, maxAge: 45, maritalStatus: ['DIVORCED', 'WIDOWED', 'UNMARRIED'], countries: ['Bangladesh', 'United Kingdom'], schoolOfThought: 'HANAFI' },
  },
  // United Kingdom
  {
    key: 'aaliyah-hussain',
    createdBy: 'SELF', fullName: 'Aaliyah Hussain', dateOfBirth: '1998-01-19', height: 5.5, maritalStatus: 'UNMARRIED',
    education: 'MPharm', occupation: 'Pharmacist',
    country: 'United Kingdom', state: 'Birmingham', city: 'Birmingham',
    aboutMe:
      'Brummie through and through. I am a community pharmacist, so I know everyone’s auntie and keep all of their secrets. I volunteer at a food bank on Saturdays, take my mum to tafsir class on Sundays and bake when I am stressed, so the neighbours hope for deadlines. I am looking for somebody funny, God-conscious and kind to waiters. Family matters a great deal to me; being looked at as a person first matters too.',
    tags: ['FAMILY_ORIENTED', 'PRACTICING', 'PROFESSIONAL'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 26, maxAge: 35, maritalStatus: ['UNMARRIED'], countries: ['United Kingdom'], states: ['Birmingham', 'Solihull', 'Coventry'], schoolOfThought: 'HANAFI' },
  },
  {
    key: 'safiya-begum',
    createdBy: 'BROTHER', fullName: 'Safiya Begum', dateOfBirth: '2001-11-02', height: 5.1, maritalStatus: 'UNMARRIED',
    education: 'BA Education', occupation: 'Primary school teacher',
    country: 'United Kingdom', state: 'Tower Hamlets', city: 'London',
    aboutMe:
      'Putting this up for my little sister with her full permission and several edits. She teaches Year 2, is patient with everyone except her brothers, and is doing an evening course in Arabic. She is close to our mum. She wants a guy who prays, works and does not take himself too seriously. East London preferred because otherwise mum cries.',
    tags: ['FAMILY_ORIENTED', 'PRACTICING', 'CREATIVE'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 23, maxAge: 30, maritalStatus: ['UNMARRIED'], countries: ['United Kingdom'], states: ['Tower Hamlets', 'Newham', 'London', 'Redbridge'], cities: ['London'], schoolOfThought: 'HANAFI' },
  },
  {
    key: 'hannah-whitfield',
    createdBy: 'SELF', fullName: 'Hannah Whitfield', dateOfBirth: '1993-05-13', height: 5.7, maritalStatus: 'UNMARRIED',
    education: "Master's degree", occupation: 'Librarian',
    country: 'United Kingdom', state: 'Leeds', city: 'Leeds',
    aboutMe:
      'I became Muslim seven years ago after a very long time of reading, as librarians do. My parents are not Muslim and they have been kinder about it than I deserved; whoever marries me marries into Sunday roasts (halal, my dad insists on ordering it himself). I have a lovely mosque community and a wali from it. I am steady, a bit wry, fond of moors and of silence that is not awkward. I am still learning and would like to marry someone who is still learning as well. Culture is welcome, as long as nobody confuses it with the deen. I do not mind where you are from. I do mind how you speak about people who are not in the room. As for the practical side: I own a small terraced house with a large number of shelves, I would move for the right person but not every two years, and I would like children if Allah grants them. My wali is a retired schoolteacher with excellent questions; you will meet him before you meet me.',
    tags: ['INTELLECTUAL', 'PRACTICING', 'ACTIVE_LIFESTYLE'], schoolOfThought: 'MALIKI',
    preferences: { minAge: 30, maxAge: 42, maritalStatus: ['UNMARRIED', 'DIVORCED', 'WIDOWED'], countries: ['United Kingdom', 'Morocco', 'Turkey'], schoolOfThought: 'MALIKI' },
  },
  {
    key: 'ayesha-mirza',
    createdBy: 'SELF', fullName: 'Ayesha Mirza', dateOfBirth: '1995-09-24', height: 5.3, maritalStatus: 'UNMARRIED',
    education: 'LLB', occupation: 'Solicitor',
    country: 'United Kingdom', state: 'Manchester', city: 'Manchester',
    aboutMe:
      'Immigration solicitor. Half of my week is paperwork and the other half is good news or tissues. I run (slowly), I read (quickly), I pray (wherever there is a clean corner). What I am after is simple to say: someone whose character at home is the same as outside. If you can make a decent karahi, that will be noted in your favour.',
    tags: ['CAREER_FOCUSED', 'ACTIVE_LIFESTYLE', 'PRACTICING'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 29, maxAge: 38, maritalStatus: ['UNMARRIED', 'DIVORCED'], countries: ['United Kingdom'], schoolOfThought: 'HANAFI' },
  },
  {
    key: 'ifrah-abdi',
    createdBy: 'SELF', fullName: 'Ifrah Abdi', dateOfBirth: '2000-04-04', height: 5.8, maritalStatus: 'UNMARRIED',
    education: 'BEng Civil Engineering', occupation: 'Civil engineer',
    country: 'United Kingdom', state: 'Bristol, City of', city: 'Bristol',
    aboutMe:
      'Somali, Bristolian, engineer. I check whether bridges will stand. I grew up with six siblings in three rooms and learned to study in noise and to share everything. Deen first, then family, then tea. I would be glad of a husband who has goals and does not need an audience for them.',
    tags: ['PROFESSIONAL', 'RELIGIOUS', 'ADVENTUROUS'], schoolOfThought: 'SHAFII',
    preferences: { minAge: 25, maxAge: 33, maritalStatus: ['UNMARRIED'], countries: ['United Kingdom', 'Kenya', 'Canada'], schoolOfThought: 'SHAFII' },
  },
  {
    key: 'shireen-akhtar',
    createdBy: 'SELF', fullName: 'Shireen Akhtar', dateOfBirth: '1985-02-02', height: 5.2, maritalStatus: 'DIVORCED',
    education: 'NVQ Level 3', occupation: 'Nursery manager',
    country: 'United Kingdom', state: 'Bradford', city: 'Bradford',
    aboutMe:
      'Mum of three, the eldest is at university now. Divorced eight years. I run a nursery and a very tidy ship. I came back to my prayers in my thirties and they carried me. Not in a hurry. A decent brother around my age who likes children, gardens and an early night would be lovely.',
    tags: ['FAMILY_ORIENTED', 'PRACTICING', 'CREATIVE'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 40, maxAge: 52, maritalStatus: ['DIVORCED', 'WIDOWED'], countries: ['United Kingdom'], states: ['Bradford', 'Leeds', 'Kirklees', 'Calderdale'], schoolOfThought: 'HANAFI' },
  },
  {
    key: 'mariam-aziz',
    createdBy: 'MOTHER', fullName: 'Mariam Aziz', dateOfBirth: '2003-06-30', height: 5.4, maritalStatus: 'UNMARRIED',
    education: 'BSc Biomedical Science', occupation: 'Laboratory assistant',
    country: 'United Kingdom', state: 'Leicester', city: 'Leicester',
    aboutMe:
      'My daughter has just begun her first job in a hospital laboratory. She is a hafizah, alhamdulillah, and leads her younger cousins in taraweeh at home. Soft-spoken, loves calligraphy and cats. We are originally from Malawi and Gujarat. A practising boy, please, and a family we can drink tea with.',
    tags: ['RELIGIOUS', 'PRACTICING', 'CREATIVE'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 23, maxAge: 29, maritalStatus: ['UNMARRIED'], countries: ['United Kingdom', 'South Africa'], schoolOfThought: 'HANAFI' },
  },
  // United States and Canada
  {
    key: 'layla-haddad',
    createdBy: 'SELF', fullName: 'Layla Haddad', dateOfBirth: '1997-10-10', height: 5.5, maritalStatus: 'UNMARRIED',
    education: "Master's in Public Health", occupation: 'Epidemiologist',
    country: 'United States', state: 'Michigan', city: 'Dearborn',
    aboutMe:
      'Palestinian American, daughter of a baker, and yes, I wake up early without being asked. I count things for a living: outbreaks, vaccines, the number of times my little brother says “technically”. I keep my prayers, I speak Arabic with my grandmother and English with my spreadsheets. الحمد لله على كل حال is how we answer most questions at home. I want a partner in worship and in washing up.',
    tags: ['PROFESSIONAL', 'FAMILY_ORIENTED', 'INTELLECTUAL'], schoolOfThought: 'SHAFII',
    preferences: { minAge: 27, maxAge: 36, maritalStatus: ['UNMARRIED'], countries: ['United States', 'Canada'], schoolOfThought: 'SHAFII' },
  },
  {
    key: 'imani-jackson',
    createdBy: 'SELF', fullName: 'Imani Jackson', dateOfBirth: '1991-06-19', height: 5.6, maritalStatus: 'DIVORCED',
    education: "Bachelor's degree", occupation: 'Small business owner',
    country: 'United States', state: 'Georgia', city: 'Atlanta',
    aboutMe:
      'Second-generation Muslim from Atlanta; my parents took shahada in the seventies and I grew up in the front row of the masjid. I own a small shop for natural soaps. One son, ten, soccer. I laugh loudly, forgive slowly and am working on both. If you are grounded, debt-free or getting there, and good with an energetic boy, let us get our families talking.',
    tags: ['FAMILY_ORIENTED', 'CREATIVE', 'PRACTICING'], schoolOfThought: 'MALIKI',
    preferences: { minAge: 33, maxAge: 46, maritalStatus: ['DIVORCED', 'WIDOWED', 'UNMARRIED'], countries: ['United States'], schoolOfThought: 'MALIKI' },
  },
  {
    key: 'sara-yousufzai',
    createdBy: 'SELF', fullName: 'Sara Yousufzai', dateOfBirth: '1999-08-25', height: 5.4, maritalStatus: 'UNMARRIED',
    education: 'BS Computer Science', occupation: 'Product designer',
    country: 'United States', state: 'California', city: 'Fremont',
    aboutMe:
      'I design things so that my dad can use them without calling me. Born in Kabul, raised in the Bay. Big family, bigger dinners. I play the daf, hike, and sit in on a seerah circle every other Friday. Hoping to meet someone grounded, warm and ready; not perfect.',
    tags: ['CREATIVE', 'ADVENTUROUS', 'FAMILY_ORIENTED'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 26, maxAge: 34, maritalStatus: ['UNMARRIED'], countries: ['United States', 'Canada'], states: ['California', 'Washington'], schoolOfThought: 'HANAFI' },
  },
  {
    key: 'noura-elsayed',
    createdBy: 'FATHER', fullName: 'Noura Elsayed', dateOfBirth: '2002-05-01', height: 5.3, maritalStatus: 'UNMARRIED',
    education: 'BS Nursing', occupation: 'Nurse',
    country: 'United States', state: 'New Jersey', city: 'Jersey City',
    aboutMe:
      'We are an Egyptian family, thirty years in New Jersey. My daughter is an ICU nurse. She is gentle with patients and strict with me about sugar. She teaches in the weekend school of our masjid. I would like to sit down with the young man and his father, drink coffee, and see whether hearts agree.',
    tags: ['FAMILY_ORIENTED', 'PROFESSIONAL', 'RELIGIOUS'], schoolOfThought: 'SHAFII',
    preferences: { minAge: 24, maxAge: 32, maritalStatus: ['UNMARRIED'], countries: ['United States', 'Egypt'], states: ['New Jersey', 'New York', 'Pennsylvania'], schoolOfThought: 'SHAFII' },
  },
  {
    key: 'rabia-syed-texas',
    createdBy: 'SELF', fullName: 'Rabia Syed', dateOfBirth: '1994-12-12', height: 5.2, maritalStatus: 'UNMARRIED',
    education: 'MD', occupation: 'Doctor',
    country: 'United States', state: 'Texas', city: 'Houston',
    aboutMe:
      'Psychiatry, fourth year. I spent my twenties in lecture halls and I do not regret it, but I would like my thirties to have a dining table with more than one chair. I am Hyderabadi by way of Houston: khatti dal on weekdays, the rodeo once a year. I have strong boundaries and a soft heart. I value emotional honesty, tahajjud when I manage it, and a sense of humour that does not need a victim. I hope for children and for evenings without screens. My parents would like a doctor; I would like a man who asks the second question. If you were married before, tell me what it taught you. If you were not, tell me who taught you to cook. My younger brother will do the background research either way, and he is thorough.',
    tags: ['CAREER_FOCUSED', 'INTELLECTUAL', 'PRACTICING'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 30, maxAge: 39, maritalStatus: ['UNMARRIED', 'DIVORCED'], countries: ['United States', 'Canada', 'India'], education: ["Master's degree", 'MD', 'PhD', 'MBA'], schoolOfThought: 'HANAFI' },
  },
  {
    key: 'zahra-karim',
    createdBy: 'SELF', fullName: 'Zahra Karim', dateOfBirth: '1996-03-08', height: 5.4, maritalStatus: 'UNMARRIED',
    education: "Master's degree", occupation: 'Urban planner',
    country: 'Canada', state: 'Ontario', city: 'Toronto',
    aboutMe:
      'I plan bus routes. It is a surprisingly good way to love people you will never meet. I cycle till the first real snow, keep too many plants and call my nani in Karachi every Friday. Practising, curious, more of a listener at parties. Looking for depth, steadiness and someone who shovels.',
    tags: ['INTELLECTUAL', 'ACTIVE_LIFESTYLE', 'TRAVELER'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 28, maxAge: 37, maritalStatus: ['UNMARRIED'], countries: ['Canada', 'United States', 'Pakistan'], states: ['Ontario'], schoolOfThought: 'HANAFI' },
  },
  {
    key: 'hodan-warsame',
    createdBy: 'SISTER', fullName: 'Hodan Warsame', dateOfBirth: '1998-07-21', height: 5.7, maritalStatus: 'UNMARRIED',
    education: 'BSW', occupation: 'Social worker',
    country: 'Canada', state: 'Alberta', city: 'Edmonton',
    aboutMe:
      'Hodan is the one in our family who everybody tells everything. She works with newcomers, drives a car that should have retired and gives half of her pay to aunties back home. Strong in her deen, stronger in basketball. I, her elder sister, will be reading your profile first.',
    tags: ['ACTIVE_LIFESTYLE', 'RELIGIOUS', 'FAMILY_ORIENTED'], schoolOfThought: 'SHAFII',
    preferences: { minAge: 27, maxAge: 36, maritalStatus: ['UNMARRIED'], countries: ['Canada', 'United Kingdom', 'United States'], schoolOfThought: 'SHAFII' },
  },
  {
    key: 'yasmine-benali',
    createdBy: 'SELF', fullName: 'Yasmine Benali', dateOfBirth: '1992-04-29', height: 5.5, maritalStatus: 'UNMARRIED',
    education: 'PhD', occupation: 'University lecturer',
    country: 'Canada', state: 'Quebec', city: 'Montreal',
    aboutMe:
      'Algerian parents, Montreal winters, a doctorate on medieval trade routes. I teach, I translate, and I make couscous on Fridays for whoever turns up. I am looking for conversation that lasts thirty years, and for somebody whose prayer makes him gentler.',
    tags: ['INTELLECTUAL', 'TRAVELER', 'CREATIVE'], schoolOfThought: 'MALIKI',
    preferences: { minAge: 32, maxAge: 43, maritalStatus: ['UNMARRIED', 'DIVORCED', 'WIDOWED'], countries: ['Canada', 'France', 'Morocco'], schoolOfThought: 'MALIKI' },
  },
  // Gulf
  {
    key: 'mahnoor-raza',
    createdBy: 'SELF', fullName: 'Mahnoor Raza', dateOfBirth: '1996-10-27', height: 5.4, maritalStatus: 'UNMARRIED',
    education: 'ACCA', occupation: 'Auditor',
    country: 'United Arab Emirates', state: 'Dubai', city: 'Dubai',
    aboutMe:
      'Grew up in Sharjah, audit in Dubai, heart somewhere near Murree. Numbers are honest, people are interesting. I am up for Fajr by the creek and karak after. I would like a husband who plans for the akhirah and still remembers to book the dentist.',
    tags: ['PROFESSIONAL', 'PRACTICING', 'TRAVELER'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 28, maxAge: 37, maritalStatus: ['UNMARRIED'], countries: ['United Arab Emirates', 'Pakistan', 'United Kingdom'], schoolOfThought: 'HANAFI' },
  },
  {
    key: 'hessa-almarzooqi',
    createdBy: 'BROTHER', fullName: 'Hessa Al Marzooqi', dateOfBirth: '1999-05-20', height: 5.3, maritalStatus: 'UNMARRIED',
    education: "Bachelor's in Finance", occupation: 'Government employee',
    country: 'United Arab Emirates', state: 'Abu Dhabi', city: 'Al Ain',
    aboutMe:
      'My sister works in a ministry and breeds falcons with our father, and she is better at the second, he says. She memorised ten juz and is continuing. We ask for a man of religion and good character from a known family, in the Emirates. مكارم الأخلاق قبل المال.',
    tags: ['FAMILY_ORIENTED', 'RELIGIOUS', 'ADVENTUROUS'], schoolOfThought: 'MALIKI',
    preferences: { minAge: 27, maxAge: 36, maritalStatus: ['UNMARRIED', 'DIVORCED'], countries: ['United Arab Emirates'], schoolOfThought: 'MALIKI' },
  },
  {
    key: 'reem-alqahtani',
    createdBy: 'FATHER', fullName: 'Reem Al Qahtani', dateOfBirth: '2001-01-15', height: 5.2, maritalStatus: 'UNMARRIED',
    education: "Bachelor's in Pharmacy", occupation: 'Pharmacist',
    country: 'Saudi Arabia', state: 'Ar Riyad', city: 'Riyadh',
    aboutMe:
      'My daughter finished her degree with honours and works in a hospital pharmacy. She is dutiful to her mother, fond of poetry, and finished her review of the Quran last Ramadan. I ask for a man who prays in the congregation, is truthful and has a stable income. The first visit is to me.',
    tags: ['RELIGIOUS', 'PRACTICING', 'PROFESSIONAL'], schoolOfThought: 'HANBALI',
    preferences: { minAge: 25, maxAge: 33, maritalStatus: ['UNMARRIED'], countries: ['Saudi Arabia'], states: ['Ar Riyad', 'Al Qasim'], schoolOfThought: 'HANBALI' },
  },
  {
    key: 'wafa-aldosari',
    createdBy: 'SELF', fullName: 'Wafa Al Dosari', dateOfBirth: '1990-08-14', height: 5.4, maritalStatus: 'DIVORCED',
    education: "Master's in Special Education", occupation: 'Teacher',
    country: 'Saudi Arabia', state: 'Ash Sharqiyah', city: 'Dammam',
    aboutMe:
      'I teach children who cannot hear, and they have taught me to look people in the face. Divorced for five years, no children. I like the sea in winter, the smell of oud, and people who do what they said they would do. A second wife I would consider only if all three of us know everything from the first day.',
    tags: ['PROFESSIONAL', 'PRACTICING', 'FAMILY_ORIENTED'], schoolOfThought: 'HANBALI',
    preferences: { minAge: 34, maxAge: 48, maritalStatus: ['UNMARRIED', 'DIVORCED', 'WIDOWED', 'MARRIED'], countries: ['Saudi Arabia', 'Qatar', 'United Arab Emirates'], schoolOfThought: 'HANBALI' },
  },
  // Malaysia and Indonesia
  {
    key: 'nur-aisyah',
    createdBy: 'SELF', fullName: 'Nur Aisyah Binti Rahim', dateOfBirth: '1998-09-17', height: 5.2, maritalStatus: 'UNMARRIED',
    education: "Bachelor's in Accounting", occupation: 'Accountant',
    country: 'Malaysia', state: 'Selangor', city: 'Shah Alam',
    aboutMe:
      'Anak sulung, eldest of five, which explains a lot. I work in an accounting firm and run a small cookie business before every Raya. I love usrah with my friends, road trips to Kelantan and being at home on Friday evenings. Looking for a man who leads gently and can take a joke.',
    tags: ['FAMILY_ORIENTED', 'PRACTICING', 'TRAVELER'], schoolOfThought: 'SHAFII',
    preferences: { minAge: 27, maxAge: 35, maritalStatus: ['UNMARRIED'], countries: ['Malaysia', 'Singapore', 'Indonesia'], schoolOfThought: 'SHAFII' },
  },
  {
    key: 'siti-hajar',
    createdBy: 'MOTHER', fullName: 'Siti Hajar Binti Osman', dateOfBirth: '2002-02-20', height: 5.0, maritalStatus: 'UNMARRIED',
    education: 'Diploma', occupation: 'Kindergarten teacher',
    country: 'Malaysia', state: 'Kelantan', city: 'Kota Bharu',
    aboutMe:
      'My daughter is a kindergarten teacher, small in size and never seen without a smile. She sews, she sings nasyid, she takes care of her grandfather. We are village people, simple and content. A man with steady work who will not take her too far away from us.',
    tags: ['RELIGIOUS', 'FAMILY_ORIENTED', 'CREATIVE'], schoolOfThought: 'SHAFII',
    preferences: { minAge: 23, maxAge: 31, maritalStatus: ['UNMARRIED'], countries: ['Malaysia'], states: ['Kelantan', 'Terengganu', 'Selangor'], schoolOfThought: 'SHAFII' },
  },
  {
    key: 'dewi-lestari-putri',
    createdBy: 'SELF', fullName: 'Dewi Putri Lestari', dateOfBirth: '1997-04-21', height: 5.2, maritalStatus: 'UNMARRIED',
    education: "Bachelor's in Architecture", occupation: 'Interior designer',
    country: 'Indonesia', state: 'Jawa Barat', city: 'Bandung',
    aboutMe:
      'I make small rooms feel generous. My studio is in my parents’ garage and my best critic is my grandmother. I follow a weekly kajian, I draw batik patterns, I climb volcanoes with my cousins twice a year. I hope for someone sabar, with whom silence is comfortable.',
    tags: ['CREATIVE', 'ADVENTUROUS', 'FAMILY_ORIENTED'], schoolOfThought: 'SHAFII',
    preferences: { minAge: 27, maxAge: 36, maritalStatus: ['UNMARRIED'], countries: ['Indonesia', 'Malaysia', 'Turkey'], schoolOfThought: 'SHAFII' },
  },
  {
    key: 'aulia-rahmawati',
    createdBy: 'BROTHER', fullName: 'Aulia Rahmawati', dateOfBirth: '2000-11-10', height: 5.1, maritalStatus: 'UNMARRIED',
    education: "Bachelor's in Agriculture", occupation: 'Agronomist',
    country: 'Indonesia', state: 'Sumatera Barat', city: 'Padang',
    aboutMe:
      'My sister can tell you what is wrong with your chilli plants from a motorbike. She works with farmers, is respected by men twice her age and comes home to recite with our mother. Minang, so bring an appetite.',
    tags: ['PROFESSIONAL', 'PRACTICING', 'ACTIVE_LIFESTYLE'], schoolOfThought: 'SHAFII',
    preferences: { minAge: 25, maxAge: 33, maritalStatus: ['UNMARRIED'], countries: ['Indonesia', 'Malaysia'], schoolOfThought: 'SHAFII' },
  },
  {
    key: 'ratna-wulandari',
    createdBy: 'SELF', fullName: 'Ratna Wulandari', dateOfBirth: '1984-10-31', height: 5.1, maritalStatus: 'WIDOWED',
    education: "Master's degree", occupation: 'Civil servant',
    country: 'Indonesia', state: 'Jakarta Raya', city: 'Jakarta',
    aboutMe: 'Widow, two teenagers, an office job I like and a garden I like better. I finished raising grief and would now like to raise tomatoes with someone. Patience and prayer, in that order on some days.',
    tags: ['FAMILY_ORIENTED', 'PRACTICING', 'CREATIVE'], schoolOfThought: 'SHAFII',
    preferences: { minAge: 40, maxAge: 55, maritalStatus: ['WIDOWED', 'DIVORCED'], countries: ['Indonesia'], schoolOfThought: 'SHAFII' },
  },
  // Turkey, the Balkans and Europe
  {
    key: 'elif-yilmaz',
    createdBy: 'SELF', fullName: 'Elif Yılmaz', dateOfBirth: '1997-12-03', height: 5.5, maritalStatus: 'UNMARRIED',
    education: "Master's in History", occupation: 'Museum curator',
    country: 'Turkey', state: 'Istanbul', city: 'Istanbul',
    aboutMe:
      'I look after Ottoman manuscripts, which mainly means keeping tea away from them. I was born in Trabzon and still get homesick at the sight of fog. I play the ney, not well. My prayers, my parents and my books keep me in order. I would like to marry someone courteous, cheerful in the mornings if possible, with an interest in the world.',
    tags: ['INTELLECTUAL', 'CREATIVE', 'PRACTICING'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 28, maxAge: 37, maritalStatus: ['UNMARRIED'], countries: ['Turkey', 'Germany'], schoolOfThought: 'HANAFI' },
  },
  {
    key: 'zeynep-kaya',
    createdBy: 'FATHER', fullName: 'Zeynep Kaya', dateOfBirth: '2002-07-11', height: 5.4, maritalStatus: 'UNMARRIED',
    education: "Bachelor's in Theology", occupation: 'Quran course teacher',
    country: 'Turkey', state: 'Konya', city: 'Konya',
    aboutMe:
      'My daughter graduated from the faculty of theology and teaches women and children. She is modest and energetic, and she makes her own jam. We would like our son-in-law to be someone who greets people first.',
    tags: ['RELIGIOUS', 'PRACTICING', 'FAMILY_ORIENTED'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 24, maxAge: 31, maritalStatus: ['UNMARRIED'], countries: ['Turkey'], states: ['Konya', 'Ankara', 'Kayseri'], schoolOfThought: 'HANAFI' },
  },
  {
    key: 'amra-hadzic',
    createdBy: 'SELF', fullName: 'Amra Hadžić', dateOfBirth: '1995-11-25', height: 5.8, maritalStatus: 'UNMARRIED',
    education: 'MBBS', occupation: 'Doctor',
    country: 'Germany', state: 'Nordrhein-Westfalen', city: 'Köln',
    aboutMe:
      'Bosnian, born in Zenica, doctor in Köln. My parents came with two suitcases and taught us that a home is what you carry inside. I ski, I make pita when I miss my grandmother, I sing ilahije in a small choir. I want calm, loyalty and good coffee, and someone for whom faith is not an argument.',
    tags: ['PROFESSIONAL', 'ACTIVE_LIFESTYLE', 'FAMILY_ORIENTED'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 30, maxAge: 39, maritalStatus: ['UNMARRIED', 'DIVORCED'], countries: ['Germany', 'Bosnia and Herzegovina', 'Turkey'], schoolOfThought: 'HANAFI' },
  },
  // Africa
  {
    key: 'halima-abubakar',
    createdBy: 'SELF', fullName: 'Halima Abubakar', dateOfBirth: '1999-04-06', height: 5.5, maritalStatus: 'UNMARRIED',
    education: 'LLB', occupation: 'Lawyer',
    country: 'Nigeria', state: 'Kano', city: 'Kano',
    aboutMe:
      'Called to the bar last year and still practising the voice. I am from a scholarly family; my grandfather’s students fill our courtyard every evening and I learned to argue from listening to them. I enjoy hadith classes, football (watching) and kunun gyada. Marriage for me is ibadah and friendship together.',
    tags: ['RELIGIOUS', 'INTELLECTUAL', 'CAREER_FOCUSED'], schoolOfThought: 'MALIKI',
    preferences: { minAge: 27, maxAge: 37, maritalStatus: ['UNMARRIED'], countries: ['Nigeria', 'United Kingdom'], schoolOfThought: 'MALIKI' },
  },
  {
    key: 'rahma-adeleke',
    createdBy: 'MOTHER', fullName: 'Rahma Adeleke', dateOfBirth: '2001-10-01', height: 5.3, maritalStatus: 'UNMARRIED',
    education: 'BSc Microbiology', occupation: 'Research assistant',
    country: 'Nigeria', state: 'Oyo', city: 'Ibadan',
    aboutMe:
      'She is my third child and the most organised of them. Rahma is preparing for her master’s, fasts every Monday and has never once been late, which in this house is a wonder. We would like a responsible Muslim man, Yoruba or not, who will let her grow. Alhamdulillah for a daughter like this.',
    tags: ['PRACTICING', 'INTELLECTUAL', 'FAMILY_ORIENTED'], schoolOfThought: 'MALIKI',
    preferences: { minAge: 25, maxAge: 34, maritalStatus: ['UNMARRIED'], countries: ['Nigeria'], states: ['Oyo', 'Lagos', 'Osun', 'Ogun', 'Kwara'], schoolOfThought: 'MALIKI' },
  },
  {
    key: 'salma-mostafa',
    createdBy: 'SELF', fullName: 'Salma Mostafa', dateOfBirth: '1996-06-04', height: 5.4, maritalStatus: 'UNMARRIED',
    education: "Bachelor's in Pharmacy", occupation: 'Pharmacist',
    country: 'Egypt', state: 'Cairo', city: 'Cairo',
    aboutMe:
      'I have a pharmacy on a noisy street and a balcony with basil on a quiet one. I memorised half of the Quran as a child and am getting the rest back, page by page. يسّروا ولا تعسّروا is what I try to live by at work and at home. I would like somebody generous, clean-hearted, with a trade he is proud of.',
    tags: ['PRACTICING', 'PROFESSIONAL', 'FAMILY_ORIENTED'], schoolOfThought: 'SHAFII',
    preferences: { minAge: 28, maxAge: 38, maritalStatus: ['UNMARRIED', 'DIVORCED'], countries: ['Egypt', 'Saudi Arabia', 'United Arab Emirates'], schoolOfThought: 'SHAFII' },
  },
  {
    key: 'nadia-elamrani',
    createdBy: 'SISTER', fullName: 'Nadia El Amrani', dateOfBirth: '1998-03-18', height: 5.4, maritalStatus: 'UNMARRIED',
    education: "Master's in Translation", occupation: 'Translator',
    country: 'Morocco', state: 'Rabat-Salé-Kénitra', city: 'Rabat',
    aboutMe:
      'Nadia speaks five languages and keeps secrets in all of them. She translates for a living and writes letters for neighbours for free. She is the calm one among four sisters. I write this because she would only say “I am fine, thank you”.',
    tags: ['INTELLECTUAL', 'TRAVELER', 'FAMILY_ORIENTED'], schoolOfThought: 'MALIKI',
    preferences: { minAge: 27, maxAge: 38, maritalStatus: ['UNMARRIED'], countries: ['Morocco', 'France', 'Canada'], schoolOfThought: 'MALIKI' },
  },
  {
    key: 'faiza-davids',
    createdBy: 'SELF', fullName: 'Faiza Davids', dateOfBirth: '1994-05-30', height: 5.3, maritalStatus: 'DIVORCED',
    education: "Bachelor's degree", occupation: 'Graphic designer',
    country: 'South Africa', state: 'Western Cape', city: 'Cape Town',
    aboutMe:
      'Cape Malay, born in the Bo-Kaap, between a mosque and my ouma’s koesisters. I design book covers. Divorced, two girls of six and nine, who share my time but not my studio. I go to the mountain when I need to think and to the sajjadah when thinking does not help. I would like a man who is at peace with himself.',
    tags: ['CREATIVE', 'FAMILY_ORIENTED', 'ACTIVE_LIFESTYLE'], schoolOfThought: 'SHAFII',
    preferences: { minAge: 32, maxAge: 44, maritalStatus: ['DIVORCED', 'WIDOWED', 'UNMARRIED'], countries: ['South Africa'], schoolOfThought: 'SHAFII', other: 'My daughters live with me. Cape Town would be best because of their father.' },
  },
  {
    key: 'zuleikha-moosa',
    createdBy: 'FATHER', fullName: 'Zuleikha Moosa', dateOfBirth: '2002-12-19', height: 5.2, maritalStatus: 'UNMARRIED',
    education: 'BCom Accounting', occupation: 'Trainee accountant',
    country: 'South Africa', state: 'KwaZulu-Natal', city: 'Durban',
    aboutMe:
      'My daughter is doing her articles and will be a chartered accountant, in sha Allah, in two years. She helps in our shop at month end, never misses her Quran class, and bowls a decent leg spin. We are a joint family and would like a family that visits.',
    tags: ['FAMILY_ORIENTED', 'CAREER_FOCUSED', 'PRACTICING'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 24, maxAge: 31, maritalStatus: ['UNMARRIED'], countries: ['South Africa', 'United Kingdom'], schoolOfThought: 'HANAFI' },
  },
  {
    key: 'mwanaisha-omar',
    createdBy: 'GUARDIAN', fullName: 'Mwanaisha Omar', dateOfBirth: '2000-08-28', height: 5.4, maritalStatus: 'UNMARRIED',
    education: 'Diploma in Hospitality', occupation: 'Hotel supervisor',
    country: 'Kenya', state: 'Mombasa', city: 'Mombasa',
    aboutMe:
      'I have been her guardian since her father, my friend, died at sea. She is hard-working and well spoken, knows the Barzanji by heart and the tide tables too. Karibuni: whoever comes with respect is received with respect.',
    tags: ['FAMILY_ORIENTED', 'RELIGIOUS', 'PROFESSIONAL'], schoolOfThought: 'SHAFII',
    preferences: { minAge: 26, maxAge: 36, maritalStatus: ['UNMARRIED'], countries: ['Kenya', 'United Kingdom', 'Tanzania, United Republic of'], schoolOfThought: 'SHAFII' },
  },
  {
    key: 'latifa-noor-singapore',
    createdBy: 'SELF', fullName: 'Latifa Noor', dateOfBirth: '1993-08-16', height: 5.3, maritalStatus: 'UNMARRIED',
    education: "Bachelor's degree", occupation: 'Flight operations officer',
    country: 'Singapore', state: 'Central Singapore', city: 'Singapore',
    aboutMe: 'I send aeroplanes off on time. Off duty: batik sewing, long bus rides, Quran class on Wednesdays. Late to this, and all right with it.',
    tags: ['TRAVELER', 'PROFESSIONAL', 'CREATIVE'], schoolOfThought: 'SHAFII',
    preferences: { minAge: 32, maxAge: 44, maritalStatus: ['UNMARRIED', 'DIVORCED', 'WIDOWED'], countries: ['Singapore', 'Malaysia'], schoolOfThought: 'SHAFII' },
  },
];
