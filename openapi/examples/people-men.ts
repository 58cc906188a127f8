import type { PersonEntry } from './people.ts';

export const men: PersonEntry[] = [
  // India
  {
    key: 'imran-hashmi-hyderabad',
    createdBy: 'SELF', fullName: 'Imran Hashmi', dateOfBirth: '1996-06-09', height: 5.9, maritalStatus: 'UNMARRIED',
    education: 'B.Tech', occupation: 'Software engineer',
    country: 'India', state: 'Telangana', city: 'Hyderabad',
    aboutMe:
      'I build payment systems, I play cricket badly with great enthusiasm, and I walk to the masjid with my father for Fajr. We live as a joint family near Charminar: my parents, a married brother, two small tyrants aged four and two. I would like a companion who has her own mind and enjoys a full table. ربنا هب لنا is the dua I make most.',
    tags: ['FAMILY_ORIENTED', 'PROFESSIONAL', 'PRACTICING'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 22, maxAge: 29, maritalStatus: ['UNMARRIED'], countries: ['India'], states: ['Telangana', 'Karnataka'], cities: ['Hyderabad'], schoolOfThought: 'HANAFI', other: 'She is welcome to work or study.' },
  },
  {
    key: 'syed-arshad-ali',
    createdBy: 'MOTHER', fullName: 'Syed Arshad Ali', dateOfBirth: '1998-10-05', height: 5.7, maritalStatus: 'UNMARRIED',
    education: 'CA', occupation: 'Chartered accountant',
    country: 'India', state: 'Telangana', city: 'Secunderabad',
    aboutMe:
      'My son is a chartered accountant with a firm in the city. He neither smokes nor wastes money; sometimes I tell him to waste a little. He brings me medicine before I know it is finished. We look for an educated, cheerful girl from a respectable family. No demands at all from our side, please believe it.',
    tags: ['FAMILY_ORIENTED', 'PROFESSIONAL', 'RELIGIOUS'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 21, maxAge: 27, maritalStatus: ['UNMARRIED'], countries: ['India'], states: ['Telangana', 'Andhra Pradesh', 'Maharashtra'], schoolOfThought: 'HANAFI' },
  },
  {
    key: 'faisal-rizwan',
    createdBy: 'SELF', fullName: 'Faisal Rizwan', dateOfBirth: '1992-01-22', height: 5.8, maritalStatus: 'DIVORCED',
    education: "Master's degree", occupation: 'Journalist',
    country: 'India', state: 'Uttar Pradesh', city: 'Lucknow',
    aboutMe:
      'I write about rivers and the people whom rivers move. Divorced three years ago; it was two decent people who should have asked more questions. No children. I read ghazals aloud when nobody asks and make a respectable galawat. I am looking for honesty, some wit and a shared prayer mat, well, two mats, side by side.',
    tags: ['INTELLECTUAL', 'CREATIVE', 'TRAVELER'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 27, maxAge: 36, maritalStatus: ['UNMARRIED', 'DIVORCED', 'WIDOWED'], countries: ['India'], schoolOfThought: 'HANAFI' },
  },
  {
    key: 'danish-shaikh',
    createdBy: 'SISTER', fullName: 'Danish Shaikh', dateOfBirth: '1995-08-18', height: 5.8, maritalStatus: 'UNMARRIED',
    education: 'MBA', occupation: 'Logistics manager',
    country: 'India', state: 'Maharashtra', city: 'Pune',
    aboutMe:
      'My brother moves containers around the world and cannot find his own spectacles. He is generous, punctual and the favourite uncle of seven. He prays, he does not raise his voice, and he makes tea for everybody without being told. I have known him for thirty years and recommend him.',
    tags: ['FAMILY_ORIENTED', 'PROFESSIONAL', 'TRAVELER'], schoolOfThought: 'SHAFII',
    preferences: { minAge: 24, maxAge: 31, maritalStatus: ['UNMARRIED'], countries: ['India'], states: ['Maharashtra', 'Goa', 'Karnataka'], schoolOfThought: 'SHAFII' },
  },
  {
    key: 'ameen-koya',
    createdBy: 'SELF', fullName: 'Ameen Koya', dateOfBirth: '1997-03-31', height: 5.8, maritalStatus: 'UNMARRIED',
    education: 'Diploma', occupation: 'Marine engineer',
    country: 'India', state: 'Kerala', city: 'Kozhikode',
    aboutMe:
      'Six months at sea, three at home. I know that this is a lot to ask of someone and I would rather say it in the second sentence. I read, I pray on a moving floor, I send bad jokes from good ports. On land I belong entirely to my family. In four years I mean to come ashore for good.',
    tags: ['ADVENTUROUS', 'TRAVELER', 'FAMILY_ORIENTED'], schoolOfThought: 'SHAFII',
    preferences: { minAge: 21, maxAge: 29, maritalStatus: ['UNMARRIED'], countries: ['India'], states: ['Kerala'], schoolOfThought: 'SHAFII' },
  },
  {
    key: 'shameer-ibrahim',
    createdBy: 'SELF', fullName: 'Shameer Ibrahim', dateOfBirth: '1988-11-11', height: 5.6, maritalStatus: 'DIVORCED',
    education: 'B.Tech', occupation: 'Project manager',
    country: 'India', state: 'Kerala', city: 'Kochi',
    aboutMe:
      'Fifteen years of building other people’s metro stations; now I would like to build a home. Divorced, with a daughter of nine who spends the holidays with me and beats me at chess. I swim in the backwaters before work. Quiet by nature, not by mood.',
    tags: ['PROFESSIONAL', 'ACTIVE_LIFESTYLE', 'FAMILY_ORIENTED'], schoolOfThought: 'SHAFII',
    preferences: { minAge: 30, maxAge: 40, maritalStatus: ['DIVORCED', 'WIDOWED', 'UNMARRIED'], countries: ['India', 'United Arab Emirates'], schoolOfThought: 'SHAFII' },
  },
  {
    key: 'tariq-mondal',
    createdBy: 'FATHER', fullName: 'Tariq Mondal', dateOfBirth: '1999-05-25', height: 5.7, maritalStatus: 'UNMARRIED',
    education: 'M.Sc Physics', occupation: 'Teacher',
    country: 'India', state: 'West Bengal', city: 'Kolkata',
    aboutMe:
      'My son teaches physics at a higher secondary school and repairs radios for half of the para. He is soft-spoken, reads in three languages and has kept every fast since he was ten. We are not rich. We are many, and we eat together.',
    tags: ['INTELLECTUAL', 'FAMILY_ORIENTED', 'PRACTICING'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 20, maxAge: 27, maritalStatus: ['UNMARRIED'], countries: ['India', 'Bangladesh'], states: ['West Bengal'], schoolOfThought: 'HANAFI' },
  },
  {
    key: 'nadeem-siddique-bhopal',
    createdBy: 'SELF', fullName: 'Nadeem Siddique', dateOfBirth: '1985-09-02', height: 5.9, maritalStatus: 'WIDOWED',
    education: 'M.Pharm', occupation: 'Pharmacist',
    country: 'India', state: 'Madhya Pradesh', city: 'Indore',
    aboutMe:
      'I lost my wife to illness two years ago. I have a daughter, eleven, who decides what we eat, and a pharmacy which decides when we sleep. I am asked whether it is too early. Allah knows; I only know that the house should hear laughter again. I would welcome a lady with children of her own.',
    tags: ['FAMILY_ORIENTED', 'PRACTICING', 'PROFESSIONAL'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 30, maxAge: 40, maritalStatus: ['WIDOWED', 'DIVORCED', 'UNMARRIED'], countries: ['India'], states: ['Madhya Pradesh', 'Gujarat', 'Maharashtra'], schoolOfThought: 'HANAFI' },
  },
  {
    key: 'yusuf-vohra',
    createdBy: 'BROTHER', fullName: 'Yusuf Vohra', dateOfBirth: '1997-12-24', height: 5.6, maritalStatus: 'UNMARRIED',
    education: 'Alim course', occupation: 'Imam',
    country: 'India', state: 'Gujarat', city: 'Bharuch',
    aboutMe:
      'My younger brother is an alim and leads prayer in our mohalla. His students are noisy and love him. He also keeps a small bookshop, because he says an imam should have a trade. He wishes for a wife with whom he can teach: he the boys, she the girls.',
    tags: ['RELIGIOUS', 'PRACTICING', 'INTELLECTUAL'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 21, maxAge: 28, maritalStatus: ['UNMARRIED'], countries: ['India', 'South Africa'], schoolOfThought: 'HANAFI' },
  },
  {
    key: 'mudasir-dar',
    createdBy: 'SELF', fullName: 'Mudasir Dar', dateOfBirth: '1994-02-26', height: 5.9, maritalStatus: 'UNMARRIED',
    education: 'MD', occupation: 'Doctor',
    country: 'India', state: 'Jammu and Kashmir', city: 'Srinagar',
    aboutMe:
      'Anaesthetist. My job is that people feel nothing and wake up safely, and I find that a good description of trust. I come from an apple-growing family in Sopore and still go home for the harvest. I would like a wife with a profession or a passion of her own, so that we have things to tell each other in the evening.',
    tags: ['PROFESSIONAL', 'FAMILY_ORIENTED', 'INTELLECTUAL'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 25, maxAge: 32, maritalStatus: ['UNMARRIED'], countries: ['India'], education: ['MBBS', 'BDS', 'PhD', "Master's degree"], schoolOfThought: 'HANAFI' },
  },
  {
    key: 'arif-pasha',
    createdBy: 'SELF', fullName: 'Arif Pasha', dateOfBirth: '1998-04-13', height: 5.8, maritalStatus: 'UNMARRIED',
    education: 'B.E.', occupation: 'Startup founder',
    country: 'India', state: 'Karnataka', city: 'Bengaluru',
    aboutMe: 'We make water meters for apartment blocks; it is more exciting than it sounds. I trek, I cycle, I am home for Maghrib. Looking for someone practising, outdoorsy and honest about her opinions.',
    tags: ['ACTIVE_LIFESTYLE', 'CAREER_FOCUSED', 'ADVENTUROUS'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 22, maxAge: 29, maritalStatus: ['UNMARRIED'], countries: ['India'], states: ['Karnataka', 'Telangana', 'Tamil Nadu'], schoolOfThought: 'HANAFI' },
  },
  {
    key: 'abdul-basit-patna',
    createdBy: 'FATHER', fullName: 'Abdul Basit', dateOfBirth: '2000-07-29', height: 5.7, maritalStatus: 'UNMARRIED',
    education: 'B.Sc', occupation: 'Shop owner',
    country: 'India', state: 'Bihar', city: 'Patna',
    aboutMe:
      'My son has a small electrical shop and studies hadith with the shaykh of our mosque after Asr. He follows the Sunnah in dress and manners, alhamdulillah. We look for a pious girl who covers and knows her religion. Simplicity in the nikah is our condition, nothing else.',
    tags: ['RELIGIOUS', 'PRACTICING', 'FAMILY_ORIENTED'], schoolOfThought: 'TRADITIONAL_SUNNI',
    preferences: { minAge: 19, maxAge: 26, maritalStatus: ['UNMARRIED'], countries: ['India'], schoolOfThought: 'TRADITIONAL_SUNNI' },
  },
  {
    key: 'zubair-ahmed-delhi',
    createdBy: 'SELF', fullName: 'Zubair Ahmed', dateOfBirth: '1990-10-15', height: 6.0, maritalStatus: 'UNMARRIED',
    education: 'PhD', occupation: 'Lecturer',
    country: 'India', state: 'Delhi', city: 'New Delhi',
    aboutMe:
      'I teach the philosophy of science and am therefore used to being interrupted. I stayed single too long because of a doctorate, then a father’s illness, then habit. My father is well now and the habit is ready to be broken. I cook on weekends, keep a terrace full of sparrows, and pray in the small mosque behind the campus where the imam also fixes bicycles. I hope for a marriage of long walks and difficult questions, and for children, if Allah wills, who ask worse ones. About the household: my mother is a retired headmistress and will lend you her books before she lends you her kitchen. My sister lives upstairs with her husband. I earn a lecturer’s salary and know how to live on it. Previous marriage is no obstacle to me, and neither is a career, a strong accent or a strong opinion. Carelessness with the truth would be.',
    tags: ['INTELLECTUAL', 'FAMILY_ORIENTED', 'CREATIVE'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 28, maxAge: 37, maritalStatus: ['UNMARRIED', 'DIVORCED', 'WIDOWED'], countries: ['India', 'United Kingdom'], education: ['PhD', "Master's degree", 'LLM'], schoolOfThought: 'HANAFI' },
  },
  {
    key: 'kader-mohideen',
    createdBy: 'SELF', fullName: 'Kader Mohideen', dateOfBirth: '1974-06-12', height: 5.5, maritalStatus: 'WIDOWED',
    education: 'High school', occupation: 'Textile merchant',
    country: 'India', state: 'Tamil Nadu', city: 'Chennai',
    aboutMe:
      'I am 52. My wife returned to Allah in 2021. My sons are married and run the shop better than I did. I have my prayers, my morning walk on the beach and too much time after Isha. I seek a widow or divorced lady of good nature, for company and for the journey of Hajj together.',
    tags: ['RELIGIOUS', 'FAMILY_ORIENTED', 'ACTIVE_LIFESTYLE'], schoolOfThought: 'SHAFII',
    preferences: { minAge: 42, maxAge: 54, maritalStatus: ['WIDOWED', 'DIVORCED'], countries: ['India'], states: ['Tamil Nadu', 'Kerala', 'Puducherry'], schoolOfThought: 'SHAFII' },
  },
  // Pakistan
  {
    key: 'bilal-ashraf',
    createdBy: 'SELF', fullName: 'Bilal Ashraf', dateOfBirth: '1996-04-17', height: 5.8, maritalStatus: 'UNMARRIED',
    education: 'BS Civil Engineering', occupation: 'Engineer',
    country: 'Pakistan', state: 'Punjab', city: 'Lahore',
    aboutMe:
      'Engineer on the ring road, son of a schoolmaster, captain of a street cricket team that has not won since Ramadan. I am easy-going about food and strict about salah and promises. My mother wants someone who will sit with her; I want someone who will sit with me as well. آپ سے مل کر خوشی ہوگی۔',
    tags: ['FAMILY_ORIENTED', 'PRACTICING', 'ACTIVE_LIFESTYLE'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 22, maxAge: 29, maritalStatus: ['UNMARRIED'], countries: ['Pakistan'], states: ['Punjab', 'Islamabad'], schoolOfThought: 'HANAFI' },
  },
  {
    key: 'usman-ghani-gujrat',
    createdBy: 'MOTHER', fullName: 'Usman Ghani', dateOfBirth: '1999-09-27', height: 5.9, maritalStatus: 'UNMARRIED',
    education: 'B.Com', occupation: 'Businessman',
    country: 'Pakistan', state: 'Punjab', city: 'Gujrat',
    aboutMe:
      'My son looks after his father’s furniture business. He is obedient, hard-working and does not sit with bad company. He likes horses. We have our own house, and the bahu will be a daughter in it. Please contact us only if your family is serious.',
    tags: ['FAMILY_ORIENTED', 'PROFESSIONAL', 'RELIGIOUS'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 19, maxAge: 25, maritalStatus: ['UNMARRIED'], countries: ['Pakistan'], states: ['Punjab'], schoolOfThought: 'HANAFI' },
  },
  {
    key: 'gul-zaman-khattak',
    createdBy: 'SELF', fullName: 'Gul Zaman Khattak', dateOfBirth: '1995-12-08', height: 6.1, maritalStatus: 'UNMARRIED',
    education: "Master's degree", occupation: 'Army officer',
    country: 'Pakistan', state: 'Khaibar Pakhtunkhwa', city: 'Kohat',
    aboutMe:
      'Army life taught me to iron, to wait and to sleep anywhere. We move every two or three years. I write to my grandmother in Pashto and she corrects my grammar. I would be honoured to find a wife with education and courage, who would see the postings as an adventure.',
    tags: ['ADVENTUROUS', 'FAMILY_ORIENTED', 'ACTIVE_LIFESTYLE'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 22, maxAge: 29, maritalStatus: ['UNMARRIED'], countries: ['Pakistan'], states: ['Khaibar Pakhtunkhwa', 'Islamabad'], education: ['MBBS', "Bachelor's degree", "Master's degree"], schoolOfThought: 'HANAFI' },
  },
  {
    key: 'kamran-lodhi',
    createdBy: 'SELF', fullName: 'Kamran Lodhi', dateOfBirth: '1988-02-14', height: 5.9, maritalStatus: 'DIVORCED',
    education: 'MBA', occupation: 'Banker',
    country: 'Pakistan', state: 'Sindh', city: 'Karachi',
    aboutMe:
      'I left conventional banking for an Islamic bank, earn a little less and sleep a lot better. Divorced, one son of seven who lives with me every weekend and every summer. I cook, I do homework, I lose at carrom. Looking for warmth, patience and a clean heart; a child of yours would find a friend in mine.',
    tags: ['PROFESSIONAL', 'FAMILY_ORIENTED', 'PRACTICING'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 28, maxAge: 37, maritalStatus: ['DIVORCED', 'WIDOWED', 'UNMARRIED'], countries: ['Pakistan', 'United Arab Emirates'], schoolOfThought: 'HANAFI' },
  },
  {
    key: 'hamza-tariq-faisalabad',
    createdBy: 'FATHER', fullName: 'Hamza Tariq', dateOfBirth: '1995-05-30', height: 5.8, maritalStatus: 'UNMARRIED',
    education: 'PhD', occupation: 'Lecturer',
    country: 'Pakistan', state: 'Punjab', city: 'Faisalabad',
    aboutMe:
      'My son has a doctorate in textile chemistry and teaches at the university. He is a serious young man with a hidden talent for mimicry. He helped to bring up his brothers when I was ill. We would be pleased with a girl of learning; that she is kind is all that I ask for myself.',
    tags: ['INTELLECTUAL', 'FAMILY_ORIENTED', 'PROFESSIONAL'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 24, maxAge: 30, maritalStatus: ['UNMARRIED'], countries: ['Pakistan'], education: ["Master's degree", 'MBBS', 'PhD'], schoolOfThought: 'HANAFI' },
  },
  {
    key: 'shahzaib-anwar',
    createdBy: 'SELF', fullName: 'Shahzaib Anwar', dateOfBirth: '1994-07-03', height: 5.9, maritalStatus: 'UNMARRIED',
    education: "Bachelor's degree", occupation: 'Film editor',
    country: 'Pakistan', state: 'Islamabad', city: 'Islamabad',
    aboutMe:
      'I edit documentaries: mountains, craftspeople, one about a postman that I am proud of. I like mornings, maps and other people’s grandparents. My circle is small and loyal. I would like to marry someone creative or at least curious, who takes her prayers seriously and herself lightly.',
    tags: ['CREATIVE', 'ADVENTUROUS', 'TRAVELER'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 24, maxAge: 31, maritalStatus: ['UNMARRIED'], countries: ['Pakistan', 'Turkey'], schoolOfThought: 'HANAFI' },
  },
  {
    key: 'rashid-mehmood',
    createdBy: 'BROTHER', fullName: 'Rashid Mehmood', dateOfBirth: '1982-08-20', height: 5.7, maritalStatus: 'WIDOWED',
    education: "Bachelor's degree", occupation: 'Civil servant',
    country: 'Pakistan', state: 'Punjab', city: 'Rawalpindi',
    aboutMe:
      'Bhai jan lost his wife in the pandemic and has been both parents to two sons since. He is an honest officer, which is why he still drives a small car. He would never ask for this himself, so I do. A mature lady with good akhlaq; the boys are well brought up and ready to love someone.',
    tags: ['FAMILY_ORIENTED', 'RELIGIOUS', 'PROFESSIONAL'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 34, maxAge: 44, maritalStatus: ['UNMARRIED', 'WIDOWED', 'DIVORCED'], countries: ['Pakistan'], schoolOfThought: 'HANAFI' },
  },
  {
    key: 'abdul-wahid-quetta',
    createdBy: 'SELF', fullName: 'Abdul Wahid', dateOfBirth: '2001-02-06', height: 5.8, maritalStatus: 'UNMARRIED',
    education: 'Dars-e-Nizami', occupation: 'Teacher',
    country: 'Pakistan', state: 'Balochistan', city: 'Quetta',
    aboutMe: 'I teach Arabic grammar and sell dried fruit with my uncle. I have little, I owe nothing. I seek a wife upon the Sunnah.',
    tags: ['RELIGIOUS', 'PRACTICING', 'INTELLECTUAL'], schoolOfThought: 'TRADITIONAL_SUNNI',
    preferences: { minAge: 18, maxAge: 25, maritalStatus: ['UNMARRIED'], countries: ['Pakistan'], schoolOfThought: 'TRADITIONAL_SUNNI' },
  },
  {
    key: 'omer-shahid',
    createdBy: 'SELF', fullName: 'Omer Shahid', dateOfBirth: '1993-03-21', height: 5.9, maritalStatus: 'UNMARRIED',
    education: 'BS Computer Science', occupation: 'Software engineer',
    country: 'Pakistan', state: 'Sindh', city: 'Karachi',
    aboutMe:
      'Remote engineer, sea-side cyclist, reluctant morning person who wakes for Fajr and then stays up out of pride. I am the eldest; my father retired this year and I am glad that it is my turn. I read seerah and science fiction. I want to marry a friend.',
    tags: ['PROFESSIONAL', 'ACTIVE_LIFESTYLE', 'FAMILY_ORIENTED'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 25, maxAge: 32, maritalStatus: ['UNMARRIED', 'DIVORCED'], countries: ['Pakistan', 'United Arab Emirates', 'Canada'], schoolOfThought: 'HANAFI' },
  },
  // Bangladesh
  {
    key: 'rafiqul-islam',
    createdBy: 'SELF', fullName: 'Rafiqul Islam', dateOfBirth: '1995-01-12', height: 5.7, maritalStatus: 'UNMARRIED',
    education: "Master's degree", occupation: 'Development worker',
    country: 'Bangladesh', state: 'Dhaka', city: 'Dhaka',
    aboutMe:
      'I work on flood shelters and spend the monsoon in rubber boots. Between floods I grow guavas, watch Test cricket in silence and drive my mother to her sisters. I have seen what people carry with them when the water comes: children, Quran, a photograph. I would like to build a life with those priorities.',
    tags: ['FAMILY_ORIENTED', 'PRACTICING', 'ADVENTUROUS'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 22, maxAge: 29, maritalStatus: ['UNMARRIED'], countries: ['Bangladesh'], states: ['Dhaka', 'Chittagong'], schoolOfThought: 'HANAFI' },
  },
  {
    key: 'mahfuz-rahman',
    createdBy: 'FATHER', fullName: 'Mahfuz Rahman', dateOfBirth: '1998-06-26', height: 5.6, maritalStatus: 'UNMARRIED',
    education: 'Kamil', occupation: 'Imam',
    country: 'Bangladesh', state: 'Chittagong', city: 'Chattogram',
    aboutMe:
      'My son is a hafiz and the second imam of a large mosque. He recites beautifully and rides his bicycle too fast. He asks for a wife who loves the Quran. We ask that the wedding be small enough to know everyone who comes.',
    tags: ['RELIGIOUS', 'PRACTICING', 'FAMILY_ORIENTED'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 20, maxAge: 26, maritalStatus: ['UNMARRIED'], countries: ['Bangladesh'], schoolOfThought: 'HANAFI' },
  },
  {
    key: 'shafiq-choudhury',
    createdBy: 'SELF', fullName: 'Shafiq Choudhury', dateOfBirth: '1986-12-30', height: 5.8, maritalStatus: 'DIVORCED',
    education: "Bachelor's degree", occupation: 'Tea estate manager',
    country: 'Bangladesh', state: 'Sylhet', city: 'Sreemangal',
    aboutMe:
      'I manage a tea garden and taste forty cups before noon. Divorced six years, no children. The nearest cinema is two hours away; the nearest kingfisher is at my window. If you like quiet, rain and honest talk, you might like it here.',
    tags: ['ADVENTUROUS', 'ACTIVE_LIFESTYLE', 'INTELLECTUAL'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 29, maxAge: 38, maritalStatus: ['DIVORCED', 'UNMARRIED', 'WIDOWED'], countries: ['Bangladesh', 'United Kingdom'], schoolOfThought: 'HANAFI' },
  },
  // United Kingdom
  {
    key: 'zayd-malik',
    createdBy: 'SELF', fullName: 'Zayd Malik', dateOfBirth: '1995-10-02', height: 5.9, maritalStatus: 'UNMARRIED',
    education: 'BEng', occupation: 'Electrician',
    country: 'United Kingdom', state: 'Birmingham', city: 'Birmingham',
    aboutMe:
      'I trained as an engineer and then found that I like working with my hands, so I am an electrician with a degree and a van. I coach under-tens on Sundays, which is mostly tying laces. Practising, family man in waiting, decent at lamb chops. Looking for someone genuine with a sense of humour. If you also support Villa we can skip a few questions.',
    tags: ['ACTIVE_LIFESTYLE', 'FAMILY_ORIENTED', 'PRACTICING'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 24, maxAge: 31, maritalStatus: ['UNMARRIED'], countries: ['United Kingdom'], states: ['Birmingham', 'Solihull', 'Leicester', 'Coventry'], schoolOfThought: 'HANAFI' },
  },
  {
    key: 'tahir-uddin',
    createdBy: 'SELF', fullName: 'Tahir Uddin', dateOfBirth: '1998-03-16', height: 5.8, maritalStatus: 'UNMARRIED',
    education: 'BSc Economics', occupation: 'Civil servant',
    country: 'United Kingdom', state: 'Newham', city: 'London',
    aboutMe:
      'East London, Sylheti, second of five. I work on housing policy, so please do not ask about your rent. I help with the youth circle at our masjid and cook for the homeless on Thursdays. My family is loud and very welcoming. I am the quieter one until football comes up.',
    tags: ['FAMILY_ORIENTED', 'PRACTICING', 'PROFESSIONAL'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 22, maxAge: 28, maritalStatus: ['UNMARRIED'], countries: ['United Kingdom'], states: ['Tower Hamlets', 'Newham', 'London', 'Redbridge'], cities: ['London'], schoolOfThought: 'HANAFI' },
  },
  {
    key: 'idris-oconnor',
    createdBy: 'SELF', fullName: 'Idris O’Connor', dateOfBirth: '1989-04-18', height: 6.0, maritalStatus: 'DIVORCED',
    education: "Bachelor's degree", occupation: 'Carpenter',
    country: 'United Kingdom', state: 'Sheffield', city: 'Sheffield',
    aboutMe:
      'I make furniture, mostly tables, because everything good in life seems to happen at one. Muslim for eleven years. Divorced four years ago and on respectful terms; we have a boy of eight who is with me every other week. I will not pretend to be further along than I am: I pray, I slip, I get up again, I learn my Quran slowly with an old Yemeni friend who never sighs. My mother bakes for Eid though she calls it by the wrong name each year. I would like a wife who is kind and candid, who can sit through a rainy Sunday without needing it to be something else, and who will tell me when I am wrong before it becomes a habit. Children from a former marriage would be welcome at the table. I would have to make it longer, that is all. For the family: I own my workshop, I have no debts, I drink far too much tea and I would be glad to speak to a father or a wali first.',
    tags: ['CREATIVE', 'PRACTICING', 'FAMILY_ORIENTED'], schoolOfThought: 'MALIKI',
    preferences: { minAge: 29, maxAge: 40, maritalStatus: ['UNMARRIED', 'DIVORCED', 'WIDOWED'], countries: ['United Kingdom'], schoolOfThought: 'MALIKI', other: 'My son comes first in the calendar, every other week.' },
  },
  {
    key: 'haroon-sheikh',
    createdBy: 'SELF', fullName: 'Haroon Sheikh', dateOfBirth: '1991-07-14', height: 5.9, maritalStatus: 'UNMARRIED',
    education: 'MBBS', occupation: 'Doctor',
    country: 'United Kingdom', state: 'Manchester', city: 'Manchester',
    aboutMe:
      'GP in a practice that speaks fourteen languages before lunch. I took a while to get here: medical school, a few years abroad with a relief charity, my dad’s bypass. I climb in the Peaks, read on trains and pray with the lads from the corner mosque. After something steady and affectionate with a woman of faith and some mischief.',
    tags: ['PROFESSIONAL', 'ADVENTUROUS', 'PRACTICING'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 26, maxAge: 34, maritalStatus: ['UNMARRIED'], countries: ['United Kingdom', 'Pakistan'], schoolOfThought: 'HANAFI' },
  },
  {
    key: 'mahad-jama',
    createdBy: 'SISTER', fullName: 'Mahad Jama', dateOfBirth: '1996-09-08', height: 6.2, maritalStatus: 'UNMARRIED',
    education: "Master's degree", occupation: 'Data analyst',
    country: 'United Kingdom', state: 'Cardiff', city: 'Cardiff',
    aboutMe:
      'My brother: tall, gentle, allergic to drama. He analyses bus data for the council, fasts the white days and taught our mother to use video calls, which was jihad. He has saved for a house and is too modest to mention it. Somali not required. Patience with puns required.',
    tags: ['PRACTICING', 'PROFESSIONAL', 'FAMILY_ORIENTED'], schoolOfThought: 'SHAFII',
    preferences: { minAge: 23, maxAge: 30, maritalStatus: ['UNMARRIED'], countries: ['United Kingdom', 'Canada', 'Kenya'], schoolOfThought: 'SHAFII' },
  },
  {
    key: 'cheikh-ndiaye',
    createdBy: 'SELF', fullName: 'Cheikh Ndiaye', dateOfBirth: '1968-03-15', height: 6.0, maritalStatus: 'MARRIED',
    education: "Bachelor's degree", occupation: 'Farmer',
    country: 'Senegal', state: 'Thies', city: 'Thiès',
    aboutMe:
      'I am a farmer of mangoes and millet, 58 years old, married for thirty years. My wife and I decided together to seek a second wife for this house, a widow perhaps, who would find in her a sister. Our children are grown. I read the Quran each dawn under the neem tree.',
    tags: ['RELIGIOUS', 'FAMILY_ORIENTED', 'PRACTICING'], schoolOfThought: 'MALIKI',
    preferences: { minAge: 40, maxAge: 58, maritalStatus: ['WIDOWED', 'DIVORCED'], countries: ['Senegal', 'Morocco'], schoolOfThought: 'MALIKI' },
  },
  {
    key: 'younis-akram',
    createdBy: 'SELF', fullName: 'Younis Akram', dateOfBirth: '1979-01-25', height: 5.8, maritalStatus: 'WIDOWED',
    education: 'HND', occupation: 'Driving instructor',
    country: 'United Kingdom', state: 'Leeds', city: 'Leeds',
    aboutMe:
      'Driving instructor, so my nerves have been tested. Widowed 2020. Two grown daughters who set this up and read it over my shoulder. I have an allotment, a good samosa recipe and a seat in the first row. I would like a lady near my own age who enjoys a garden and a bit of teasing.',
    tags: ['FAMILY_ORIENTED', 'PRACTICING', 'ACTIVE_LIFESTYLE'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 38, maxAge: 50, maritalStatus: ['DIVORCED', 'WIDOWED'], countries: ['United Kingdom'], states: ['Leeds', 'Bradford', 'Kirklees'], schoolOfThought: 'HANAFI' },
  },
  {
    key: 'ibrahim-dawood',
    createdBy: 'MOTHER', fullName: 'Ibrahim Dawood', dateOfBirth: '1999-11-29', height: 5.8, maritalStatus: 'UNMARRIED',
    education: 'MOptom', occupation: 'Optometrist',
    country: 'United Kingdom', state: 'Leicester', city: 'Leicester',
    aboutMe:
      'My son is an optometrist; he gives free eye tests at the mosque twice a year. He memorised the Quran at fourteen and leads taraweeh with his cousin. He is the youngest, but not spoilt, whatever his sisters say. We hope for a girl of deen with a gentle tongue.',
    tags: ['RELIGIOUS', 'PRACTICING', 'PROFESSIONAL'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 21, maxAge: 27, maritalStatus: ['UNMARRIED'], countries: ['United Kingdom', 'South Africa'], schoolOfThought: 'HANAFI' },
  },
  // United States and Canada
  {
    key: 'kareem-mansour',
    createdBy: 'SELF', fullName: 'Kareem Mansour', dateOfBirth: '1994-11-06', height: 5.8, maritalStatus: 'UNMARRIED',
    education: 'JD', occupation: 'Lawyer',
    country: 'United States', state: 'Michigan', city: 'Ann Arbor',
    aboutMe:
      'Civil rights lawyer, son of a man who drove a cab so that I could argue for a living. I was born in Amman and grew up on Warren Avenue. I make time for Jumu‘ah, for my nieces and for restoring an old radio nobody else believes in. I would like a wife who is passionate about something and gentle about most things.',
    tags: ['CAREER_FOCUSED', 'FAMILY_ORIENTED', 'INTELLECTUAL'], schoolOfThought: 'SHAFII',
    preferences: { minAge: 25, maxAge: 33, maritalStatus: ['UNMARRIED'], countries: ['United States', 'Canada'], schoolOfThought: 'SHAFII' },
  },
  {
    key: 'malik-robinson',
    createdBy: 'SELF', fullName: 'Malik Robinson', dateOfBirth: '1986-05-16', height: 6.1, maritalStatus: 'DIVORCED',
    education: "Bachelor's degree", occupation: 'Firefighter',
    country: 'United States', state: 'Georgia', city: 'Decatur',
    aboutMe:
      'Firefighter, fifteen years. You learn to stay calm and to call your mother. Divorced, one daughter, twelve, honour roll. I teach a Saturday class for boys on how to cook, pray and apologise. I believe in marriage, in counselling before it, and in keeping the grill clean.',
    tags: ['ACTIVE_LIFESTYLE', 'FAMILY_ORIENTED', 'PRACTICING'], schoolOfThought: 'MALIKI',
    preferences: { minAge: 30, maxAge: 40, maritalStatus: ['UNMARRIED', 'DIVORCED', 'WIDOWED'], countries: ['United States'], schoolOfThought: 'MALIKI' },
  },
  {
    key: 'tamim-rahimi',
    createdBy: 'BROTHER', fullName: 'Tamim Rahimi', dateOfBirth: '1996-08-30', height: 5.9, maritalStatus: 'UNMARRIED',
    education: 'BS Mechanical Engineering', occupation: 'Engineer',
    country: 'United States', state: 'California', city: 'Sacramento',
    aboutMe:
      'My brother came to the States at nineteen with good English and one suitcase, put himself through college at night and now designs pumps. He is the one who fills in everybody’s forms. Poetry, volleyball, mantu on Saturdays. He would like a family-minded girl who is confident in her faith.',
    tags: ['FAMILY_ORIENTED', 'PROFESSIONAL', 'CREATIVE'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 23, maxAge: 30, maritalStatus: ['UNMARRIED'], countries: ['United States', 'Canada'], schoolOfThought: 'HANAFI' },
  },
  {
    key: 'sharif-elmasry',
    createdBy: 'SELF', fullName: 'Sharif Elmasry', dateOfBirth: '1997-02-03', height: 5.8, maritalStatus: 'UNMARRIED',
    education: 'PharmD', occupation: 'Pharmacist',
    country: 'United States', state: 'New York', city: 'New York',
    aboutMe: 'Queens. Pharmacist. Amateur baker of feteer. I talk to my parents daily and to Allah more than I used to. Ready for marriage, not for a wedding with six hundred guests.',
    tags: ['FAMILY_ORIENTED', 'PROFESSIONAL', 'PRACTICING'], schoolOfThought: 'SHAFII',
    preferences: { minAge: 23, maxAge: 30, maritalStatus: ['UNMARRIED'], countries: ['United States', 'Egypt'], schoolOfThought: 'SHAFII' },
  },
  {
    key: 'adeel-khan-dallas',
    createdBy: 'SELF', fullName: 'Adeel Khan', dateOfBirth: '1991-09-19', height: 5.8, maritalStatus: 'UNMARRIED',
    education: "Master's degree", occupation: 'Product manager',
    country: 'United States', state: 'Texas', city: 'Dallas',
    aboutMe:
      'Thirty-five and done with pretending to be mysterious. I grew up between Karachi and Plano, work in health software, mentor at our masjid’s college programme and make biryani with precise measurements, which upsets my mother. I go to therapy for an ordinary childhood and recommend it. I am looking for a woman who knows herself, likes to laugh in the middle of serious things, and wants a home where guests fall asleep on the sofa.',
    tags: ['PROFESSIONAL', 'INTELLECTUAL', 'FAMILY_ORIENTED'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 27, maxAge: 35, maritalStatus: ['UNMARRIED', 'DIVORCED'], countries: ['United States', 'Canada', 'Pakistan'], schoolOfThought: 'HANAFI' },
  },
  {
    key: 'saad-qadri-mississauga',
    createdBy: 'SELF', fullName: 'Saad Qadri', dateOfBirth: '1993-06-22', height: 5.9, maritalStatus: 'UNMARRIED',
    education: "Bachelor's degree", occupation: 'Teacher',
    country: 'Canada', state: 'Ontario', city: 'Mississauga',
    aboutMe:
      'Grade 8 science teacher. I have been asked everything, including why I am not married, in front of the class. Skates, sourdough, seerah podcasts. I shovel my neighbours’ drive because Baba did. I am after someone thoughtful and warm with whom ordinary days would be good.',
    tags: ['FAMILY_ORIENTED', 'ACTIVE_LIFESTYLE', 'INTELLECTUAL'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 25, maxAge: 33, maritalStatus: ['UNMARRIED'], countries: ['Canada', 'United States'], states: ['Ontario'], schoolOfThought: 'HANAFI' },
  },
  {
    key: 'liban-hersi',
    createdBy: 'SELF', fullName: 'Liban Hersi', dateOfBirth: '1994-04-09', height: 6.0, maritalStatus: 'UNMARRIED',
    education: 'Diploma', occupation: 'Paramedic',
    country: 'Canada', state: 'Alberta', city: 'Calgary',
    aboutMe:
      'Paramedic on nights, uncle on days. I have learned that most emergencies are loneliness. I camp in the Rockies in all four seasons, I am learning to recite properly at thirty-two with children half my size, and I am not embarrassed about it. Deen and decency are what I look for.',
    tags: ['ADVENTUROUS', 'PRACTICING', 'ACTIVE_LIFESTYLE'], schoolOfThought: 'SHAFII',
    preferences: { minAge: 25, maxAge: 32, maritalStatus: ['UNMARRIED', 'DIVORCED'], countries: ['Canada', 'United Kingdom', 'United States'], schoolOfThought: 'SHAFII' },
  },
  {
    key: 'anis-bouzid',
    createdBy: 'SELF', fullName: 'Anis Bouzid', dateOfBirth: '1987-10-23', height: 5.9, maritalStatus: 'DIVORCED',
    education: "Master's degree", occupation: 'Chef',
    country: 'Canada', state: 'Quebec', city: 'Montreal',
    aboutMe:
      'I left engineering for a kitchen and never looked back. My restaurant closes for Jumu‘ah and in the last ten nights. Divorced, no children. French, Arabic, a rude amount of olive oil. I would like to share the table with a woman of learning and laughter.',
    tags: ['CREATIVE', 'TRAVELER', 'FAMILY_ORIENTED'], schoolOfThought: 'MALIKI',
    preferences: { minAge: 29, maxAge: 38, maritalStatus: ['UNMARRIED', 'DIVORCED', 'WIDOWED'], countries: ['Canada', 'France', 'Morocco'], schoolOfThought: 'MALIKI' },
  },
  // Gulf
  {
    key: 'fahad-mirza-dubai',
    createdBy: 'SELF', fullName: 'Fahad Mirza', dateOfBirth: '1993-12-17', height: 5.8, maritalStatus: 'UNMARRIED',
    education: "Bachelor's in Finance", occupation: 'Investment analyst',
    country: 'United Arab Emirates', state: 'Dubai', city: 'Dubai',
    aboutMe:
      'Pakistani by passport, Sharjah by school, Dubai by rent. I screen companies for Shariah compliance and people for how they treat the parking attendant. Paddle-boarding at dawn, Quran circle on Tuesdays, long calls with my sister in Lahore. Hoping for a calm, confident partner, here or willing to be here.',
    tags: ['PROFESSIONAL', 'ACTIVE_LIFESTYLE', 'PRACTICING'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 25, maxAge: 32, maritalStatus: ['UNMARRIED'], countries: ['United Arab Emirates', 'Pakistan', 'India'], schoolOfThought: 'HANAFI' },
  },
  {
    key: 'khalid-alketbi',
    createdBy: 'FATHER', fullName: 'Khalid Al Ketbi', dateOfBirth: '1994-03-01', height: 5.9, maritalStatus: 'UNMARRIED',
    education: "Bachelor's degree", occupation: 'Police officer',
    country: 'United Arab Emirates', state: 'Sharjah', city: 'Al Dhaid',
    aboutMe:
      'My son serves in the police and tends our palms at the weekend. He is truthful, brief in words and generous with guests. He wishes to marry from a good family in the Emirates. الخيرة فيما اختاره الله.',
    tags: ['FAMILY_ORIENTED', 'RELIGIOUS', 'ACTIVE_LIFESTYLE'], schoolOfThought: 'MALIKI',
    preferences: { minAge: 22, maxAge: 29, maritalStatus: ['UNMARRIED'], countries: ['United Arab Emirates'], schoolOfThought: 'MALIKI' },
  },
  {
    key: 'rayyan-nasser-abudhabi',
    createdBy: 'SELF', fullName: 'Rayyan Nasser', dateOfBirth: '1996-01-30', height: 5.8, maritalStatus: 'UNMARRIED',
    education: 'B.Tech', occupation: 'Petroleum engineer',
    country: 'United Arab Emirates', state: 'Abu Dhabi', city: 'Abu Dhabi',
    aboutMe:
      'Malayali from Malappuram, two weeks offshore, two weeks home. I have read more on the rig than at college. My parents are in Kerala, and I would like my wife to be close to them in heart even when we are far. Simple habits, regular prayer, good listener.',
    tags: ['PROFESSIONAL', 'TRAVELER', 'FAMILY_ORIENTED'], schoolOfThought: 'SHAFII',
    preferences: { minAge: 22, maxAge: 29, maritalStatus: ['UNMARRIED'], countries: ['India', 'United Arab Emirates'], states: ['Kerala'], schoolOfThought: 'SHAFII' },
  },
  {
    key: 'abdullah-alharbi',
    createdBy: 'SELF', fullName: 'Abdullah Al Harbi', dateOfBirth: '1995-07-24', height: 5.9, maritalStatus: 'UNMARRIED',
    education: "Bachelor's degree", occupation: 'Engineer',
    country: 'Saudi Arabia', state: 'Ar Riyad', city: 'Riyadh',
    aboutMe:
      'Electrical engineer, from Buraydah, working in Riyadh. I attend a lesson in fiqh after Maghrib, and I drive home to my mother every second Thursday with dates she says she does not need. I am looking for a wife of religion and cheerful nature. The rest is rizq.',
    tags: ['RELIGIOUS', 'PRACTICING', 'FAMILY_ORIENTED'], schoolOfThought: 'HANBALI',
    preferences: { minAge: 22, maxAge: 29, maritalStatus: ['UNMARRIED'], countries: ['Saudi Arabia'], states: ['Ar Riyad', 'Al Qasim'], schoolOfThought: 'HANBALI' },
  },
  {
    key: 'sultan-alghamdi',
    createdBy: 'SELF', fullName: 'Sultan Al Ghamdi', dateOfBirth: '1983-04-11', height: 5.8, maritalStatus: 'MARRIED',
    education: "Master's degree", occupation: 'Hospital administrator',
    country: 'Saudi Arabia', state: 'Ash Sharqiyah', city: 'Al Khobar',
    aboutMe:
      'I am married, and my wife knows of this profile and has read it. We have three children. I wish to marry a second time with justice in housing, time and spending, and I would put it in the contract. I say it first so that nobody’s time is wasted.',
    tags: ['RELIGIOUS', 'FAMILY_ORIENTED', 'PROFESSIONAL'], schoolOfThought: 'HANBALI',
    preferences: { minAge: 32, maxAge: 42, maritalStatus: ['UNMARRIED', 'DIVORCED', 'WIDOWED'], countries: ['Saudi Arabia'], schoolOfThought: 'HANBALI' },
  },
  {
    key: 'nasser-alkuwari',
    createdBy: 'SELF', fullName: 'Nasser Al Kuwari', dateOfBirth: '1988-06-07', height: 5.8, maritalStatus: 'DIVORCED',
    education: "Bachelor's degree", occupation: 'Pilot',
    country: 'Qatar', state: 'Ad Dawḩah', city: 'Doha',
    aboutMe: 'Pilot. Divorced, one boy of six. I am away often and entirely present when I am home. I would like a wife who has her own circle and her own projects, and who prays for safe landings.',
    tags: ['TRAVELER', 'PROFESSIONAL', 'ADVENTUROUS'], schoolOfThought: 'HANBALI',
    preferences: { minAge: 30, maxAge: 38, maritalStatus: ['UNMARRIED', 'DIVORCED', 'WIDOWED'], countries: ['Qatar'], schoolOfThought: 'HANBALI' },
  },
  // Malaysia, Indonesia and Singapore
  {
    key: 'hafiz-zulkifli',
    createdBy: 'SELF', fullName: 'Mohd Hafiz Bin Zulkifli', dateOfBirth: '1995-02-18', height: 5.7, maritalStatus: 'UNMARRIED',
    education: "Bachelor's in Engineering", occupation: 'Engineer',
    country: 'Malaysia', state: 'Selangor', city: 'Petaling Jaya',
    aboutMe:
      'Railway engineer. If the train is late it might be me, sorry. I help at the surau with the sound system, futsal every Wednesday, balik kampung to Muar every month. Saya orang biasa, an ordinary man, with steady work and a soft spot for cats. I hope for someone honest, family-loving and easy to talk to.',
    tags: ['FAMILY_ORIENTED', 'ACTIVE_LIFESTYLE', 'PRACTICING'], schoolOfThought: 'SHAFII',
    preferences: { minAge: 23, maxAge: 30, maritalStatus: ['UNMARRIED'], countries: ['Malaysia'], schoolOfThought: 'SHAFII' },
  },
  {
    key: 'ahmad-firdaus',
    createdBy: 'SISTER', fullName: 'Ahmad Firdaus', dateOfBirth: '1998-12-14', height: 5.6, maritalStatus: 'UNMARRIED',
    education: 'Diploma', occupation: 'Baker',
    country: 'Malaysia', state: 'Terengganu', city: 'Kuala Terengganu',
    aboutMe:
      'Adik runs our late father’s bakery and opens at five, after tahajjud on good days. He gives away what is left at night and calls it marketing. He is shy, so I am not. A simple girl with a good heart; Mak will take care of the rest.',
    tags: ['RELIGIOUS', 'FAMILY_ORIENTED', 'CREATIVE'], schoolOfThought: 'SHAFII',
    preferences: { minAge: 21, maxAge: 28, maritalStatus: ['UNMARRIED'], countries: ['Malaysia'], states: ['Kelantan', 'Terengganu', 'Pahang'], schoolOfThought: 'SHAFII' },
  },
  {
    key: 'rizky-pratama',
    createdBy: 'SELF', fullName: 'Rizky Pratama', dateOfBirth: '1994-09-05', height: 5.8, maritalStatus: 'UNMARRIED',
    education: "Bachelor's in Geology", occupation: 'Geologist',
    country: 'Indonesia', state: 'Yogyakarta', city: 'Yogyakarta',
    aboutMe:
      'I watch a volcano. Merapi teaches patience and also running. My family has a small pesantren where I teach science to santri who know far more Quran than I do. I like old keroncong songs, strong coffee, and people who say “let us see” rather than “never”.',
    tags: ['ADVENTUROUS', 'INTELLECTUAL', 'PRACTICING'], schoolOfThought: 'SHAFII',
    preferences: { minAge: 24, maxAge: 31, maritalStatus: ['UNMARRIED'], countries: ['Indonesia', 'Malaysia'], schoolOfThought: 'SHAFII' },
  },
  {
    key: 'bambang-setiawan',
    createdBy: 'SELF', fullName: 'Bambang Setiawan', dateOfBirth: '1978-11-19', height: 5.6, maritalStatus: 'WIDOWED',
    education: "Bachelor's degree", occupation: 'High school principal',
    country: 'Indonesia', state: 'Jawa Barat', city: 'Bogor',
    aboutMe:
      'Widower, three children, the youngest fifteen. I know how to iron school uniforms and how to wait outside examination halls. I garden, I fish, I sing when I think that I am alone. I would like to grow old with a woman who is patient and laughs easily.',
    tags: ['FAMILY_ORIENTED', 'PRACTICING', 'CREATIVE'], schoolOfThought: 'SHAFII',
    preferences: { minAge: 38, maxAge: 50, maritalStatus: ['WIDOWED', 'DIVORCED'], countries: ['Indonesia'], states: ['Jakarta Raya', 'Jawa Barat', 'Banten'], schoolOfThought: 'SHAFII' },
  },
  {
    key: 'iskandar-salleh',
    createdBy: 'SELF', fullName: 'Iskandar Salleh', dateOfBirth: '1988-08-08', height: 5.7, maritalStatus: 'UNMARRIED',
    education: "Bachelor's degree", occupation: 'Landscape designer',
    country: 'Singapore', state: 'North East', city: 'Singapore',
    aboutMe:
      'I design gardens on roofs. I took care of my mother until she passed away last year, and that was the best work I have done. Now there is room in my days. I enjoy kitchens, ferries, the night prayer when the city is quiet. Looking for kindness more than anything.',
    tags: ['CREATIVE', 'FAMILY_ORIENTED', 'PRACTICING'], schoolOfThought: 'SHAFII',
    preferences: { minAge: 30, maxAge: 40, maritalStatus: ['UNMARRIED', 'DIVORCED', 'WIDOWED'], countries: ['Singapore', 'Malaysia'], schoolOfThought: 'SHAFII' },
  },
  // Turkey, Germany and France
  {
    key: 'mehmet-aydin',
    createdBy: 'SELF', fullName: 'Mehmet Aydın', dateOfBirth: '1994-10-29', height: 5.9, maritalStatus: 'UNMARRIED',
    education: "Master's in Architecture", occupation: 'Architect',
    country: 'Turkey', state: 'Istanbul', city: 'Istanbul',
    aboutMe:
      'I restore old houses on both sides of the Bosphorus, so I am always late by one ferry. I listen to Sufi music, read Yunus Emre to calm down and drink tea to wake up. Family in Bursa, five minutes from the Green Mosque. I look for grace, intelligence and a sincere heart.',
    tags: ['CREATIVE', 'INTELLECTUAL', 'TRAVELER'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 25, maxAge: 32, maritalStatus: ['UNMARRIED'], countries: ['Turkey', 'Pakistan', 'Indonesia'], schoolOfThought: 'HANAFI' },
  },
  {
    key: 'yunus-demir',
    createdBy: 'MOTHER', fullName: 'Yunus Demir', dateOfBirth: '1998-05-07', height: 5.9, maritalStatus: 'UNMARRIED',
    education: "Bachelor's degree", occupation: 'Veterinarian',
    country: 'Turkey', state: 'Ankara', city: 'Ankara',
    aboutMe:
      'My son is a veterinarian and there is always an animal in my kitchen. He is respectful, hafiz of fifteen juz, and his hands are never still. We would like a bride who is merciful to creatures, him included.',
    tags: ['RELIGIOUS', 'FAMILY_ORIENTED', 'ACTIVE_LIFESTYLE'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 21, maxAge: 27, maritalStatus: ['UNMARRIED'], countries: ['Turkey'], schoolOfThought: 'HANAFI' },
  },
  {
    key: 'emir-begovic',
    createdBy: 'SELF', fullName: 'Emir Begović', dateOfBirth: '1991-03-27', height: 6.3, maritalStatus: 'UNMARRIED',
    education: "Master's degree", occupation: 'Physiotherapist',
    country: 'Germany', state: 'Hessen', city: 'Frankfurt',
    aboutMe:
      'Sarajevo until I was four, Frankfurt since. Physiotherapist, handball veteran, tall enough to be asked for things in supermarkets. I help in the youth group of our džemat and bring my nana to the sea each summer. I am cheerful in the morning, I know that this is a fault. I wish for a warm and reliable woman with whom to build a quiet home.',
    tags: ['ACTIVE_LIFESTYLE', 'FAMILY_ORIENTED', 'PRACTICING'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 26, maxAge: 34, maritalStatus: ['UNMARRIED'], countries: ['Germany', 'Bosnia and Herzegovina', 'Turkey'], schoolOfThought: 'HANAFI' },
  },
  // Africa
  {
    key: 'suleiman-bello',
    createdBy: 'SELF', fullName: 'Suleiman Bello', dateOfBirth: '1994-01-04', height: 5.9, maritalStatus: 'UNMARRIED',
    education: "Master's degree", occupation: 'Lecturer',
    country: 'Nigeria', state: 'Kaduna', city: 'Zaria',
    aboutMe:
      'I teach soil science at the university and the Risalah to a handful of patient old men at night. Eldest of nine, so I can braid hair and settle quarrels. I wish to marry a woman of learning whom I may ask for advice. Wealth is modest, plans are not.',
    tags: ['INTELLECTUAL', 'RELIGIOUS', 'FAMILY_ORIENTED'], schoolOfThought: 'MALIKI',
    preferences: { minAge: 23, maxAge: 30, maritalStatus: ['UNMARRIED'], countries: ['Nigeria'], schoolOfThought: 'MALIKI' },
  },
  {
    key: 'abdulrahman-ogunleye',
    createdBy: 'SELF', fullName: 'Abdulrahman Ogunleye', dateOfBirth: '1996-07-10', height: 5.8, maritalStatus: 'UNMARRIED',
    education: 'B.Tech', occupation: 'Solar installer',
    country: 'Nigeria', state: 'Lagos', city: 'Lagos',
    aboutMe:
      'I put solar panels on roofs, clinics first when I can afford it. Lagos is loud, I am not. I host iftar for my whole crew every Ramadan and I mentor two boys from my old street. Looking for a sister who is serious about Allah and has dreams of her own.',
    tags: ['CAREER_FOCUSED', 'PRACTICING', 'ADVENTUROUS'], schoolOfThought: 'MALIKI',
    preferences: { minAge: 22, maxAge: 29, maritalStatus: ['UNMARRIED'], countries: ['Nigeria'], states: ['Lagos', 'Oyo', 'Ogun', 'Osun'], schoolOfThought: 'MALIKI' },
  },
  {
    key: 'mostafa-kamel',
    createdBy: 'SELF', fullName: 'Mostafa Kamel', dateOfBirth: '1991-12-01', height: 5.8, maritalStatus: 'UNMARRIED',
    education: "Bachelor's in Medicine", occupation: 'Doctor',
    country: 'Egypt', state: 'Alexandria', city: 'Alexandria',
    aboutMe:
      'Dentist’s son who became an eye doctor, to everyone’s disappointment for a week. I walk along the corniche after Fajr, read al-Manfaluti for the sentences and Agatha Christie for the endings. I want a home with open windows, and a wife who is my equal in kindness. وعاشروهن بالمعروف is the standard I ask you to hold me to.',
    tags: ['INTELLECTUAL', 'PROFESSIONAL', 'FAMILY_ORIENTED'], schoolOfThought: 'SHAFII',
    preferences: { minAge: 25, maxAge: 33, maritalStatus: ['UNMARRIED', 'DIVORCED'], countries: ['Egypt', 'Saudi Arabia'], schoolOfThought: 'SHAFII' },
  },
  {
    key: 'youssef-tazi',
    createdBy: 'GUARDIAN', fullName: 'Youssef Tazi', dateOfBirth: '1992-02-09', height: 5.9, maritalStatus: 'UNMARRIED',
    education: "Master's degree", occupation: 'Civil servant',
    country: 'Morocco', state: 'Fès-Meknès', city: 'Fès',
    aboutMe:
      'I am his uncle; his parents left him in my care when he was nine. Youssef works for the city on the repair of the old medina and knows each of its doors. Courteous, a little old-fashioned, devoted to his prayers. He is too busy with other people’s walls to think of his own house.',
    tags: ['FAMILY_ORIENTED', 'RELIGIOUS', 'CREATIVE'], schoolOfThought: 'MALIKI',
    preferences: { minAge: 25, maxAge: 33, maritalStatus: ['UNMARRIED'], countries: ['Morocco', 'France'], schoolOfThought: 'MALIKI' },
  },
  {
    key: 'riyaad-abrahams',
    createdBy: 'SELF', fullName: 'Riyaad Abrahams', dateOfBirth: '1987-09-14', height: 5.9, maritalStatus: 'DIVORCED',
    education: "Bachelor's degree", occupation: 'Marine biologist',
    country: 'South Africa', state: 'Western Cape', city: 'Cape Town',
    aboutMe:
      'I count kelp and seals and come home smelling of both. Divorced, two boys who spend half the week with me. I lead the dhikr at our small jamaah on Thursdays, fix surfboards, and can plait roti thanks to my mother. A woman with children would not have to explain anything to me.',
    tags: ['ADVENTUROUS', 'FAMILY_ORIENTED', 'ACTIVE_LIFESTYLE'], schoolOfThought: 'SHAFII',
    preferences: { minAge: 28, maxAge: 38, maritalStatus: ['DIVORCED', 'WIDOWED', 'UNMARRIED'], countries: ['South Africa'], states: ['Western Cape'], schoolOfThought: 'SHAFII' },
  },
  {
    key: 'muhammad-ebrahim',
    createdBy: 'BROTHER', fullName: 'Muhammad Ebrahim', dateOfBirth: '1998-08-22', height: 5.8, maritalStatus: 'UNMARRIED',
    education: 'BCom', occupation: 'Wholesaler',
    country: 'South Africa', state: 'Gauteng', city: 'Johannesburg',
    aboutMe:
      'My brother is in the family spice business and can tell the harvest by the smell. Good-natured, five times at the masjid, opening batsman. He wants someone with deen who will not mind that every guest is fed twice.',
    tags: ['FAMILY_ORIENTED', 'PRACTICING', 'PROFESSIONAL'], schoolOfThought: 'HANAFI',
    preferences: { minAge: 21, maxAge: 27, maritalStatus: ['UNMARRIED'], countries: ['South Africa', 'India'], schoolOfThought: 'HANAFI' },
  },
  {
    key: 'salim-mwinyi',
    createdBy: 'SELF', fullName: 'Salim Mwinyi', dateOfBirth: '1995-05-05', height: 5.9, maritalStatus: 'UNMARRIED',
    education: 'Diploma', occupation: 'Boat builder',
    country: 'Kenya', state: 'Lamu', city: 'Lamu',
    aboutMe: 'I build dhows as my grandfather did, without drawings. I teach madrasa children on Saturdays. Mke mwema ni nusu ya dini: I hope for a good wife and will try to deserve her.',
    tags: ['CREATIVE', 'RELIGIOUS', 'ADVENTUROUS'], schoolOfThought: 'SHAFII',
    preferences: { minAge: 22, maxAge: 29, maritalStatus: ['UNMARRIED', 'WIDOWED'], countries: ['Kenya', 'Tanzania, United Republic of'], schoolOfThought: 'SHAFII' },
  },
];
