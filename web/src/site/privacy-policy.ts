import { msg } from '@lingui/core/macro';
import type { LegalText } from './legal-text.ts';

export const privacyPolicy: LegalText = {
  title: msg`Privacy Policy`,
  lastChanged: '2026-11-27',
  intro: msg`What you write here tells others that you are a Muslim who wishes to marry, how you live and where. That is a trust. This page says what Mithaq keeps, why, and who sees it.`,
  sections: [
    {
      id: 'who-is-responsible',
      heading: msg`Who is responsible`,
      operator: msg({
        message:
          '{operator} runs Mithaq at this address and is responsible for what is stored here. Write to {email} with any question about your data.',
      }),
      paragraphs: [
        msg`Mithaq is software that different people and groups can run for their community. What this page says of it is the same in every copy.`,
      ],
    },
    {
      id: 'what-we-keep',
      heading: msg`What is kept, and why`,
      bullets: [
        msg`From Google, when you sign in: the identifier of your Google account, your e-mail address, your name and the address of your picture. They let you come back to the same account. Your picture is shown to you only. Your Google password never reaches Mithaq.`,
        msg`Your phone number, and whether it is verified. It shows that there is a reachable person behind a profile, and each number can belong to one account only. A fingerprint of each proof is kept so that it works only once.`,
        msg`Your profile: who filled it in, full name, date of birth, gender, height, marital status, education, occupation, country, state, city, school of thought, three tags and the text about you. If an annual income was given, it is stored, and it is never shown to another member.`,
        msg`What you answer of the optional questions in the form: prayer, beard or hijab, children, how the family lives, parents and siblings, diet and smoking, moving, languages, when to marry, and work after marriage; which of them you would rather discuss; and what you hope for in these. None is required.`,
        msg`Your preferences: ages, marital statuses, places, education, occupation, school of thought and what you add in your own words. They make your For You list.`,
        msg`At most two questions of your own to those who send you a proposal, and what they answer.`,
        msg`Proposals you send and receive, with their status and times; the words with a proposal and with its answer; and who said that a marriage is fixed, with what the other side said to it.`,
        msg`A record each time someone opens contact details: who opened whose, and when.`,
        msg`If you name a guardian: their name, how they are related to you, and their phone number, e-mail address or both, so that others can speak to them first. This is the data of another person. Enter it only with their agreement. It is deleted when you remove it or your account.`,
        msg`Your consent to storing religious data: its version, and when you gave it.`,
        msg`Whether Mithaq may write to your e-mail address when there is news for you: your answer, its version and time, and the language. Without your yes no mail is sent. A mail says that there is news, never what it is or whom it is from.`,
        msg`News for you: what kind of event it was, when, and whether you have read it, for 90 days; and how you want to hear of it: how often, your quiet hours and your time zone.`,
        msg`If you switch on news on a device: the address of your browser at the service that brings it notifications, the keys with which these are encrypted, and the language. They are deleted when you switch it off or sign out, and after 30 days at most.`,
        msg`Whether you have paused your profile, which members you have blocked or hidden, and which profiles you have saved.`,
        msg`Reports that you make about a member, and those that others make about you, with what the moderators decided and why. When one side says that a marriage is fixed and the other one “This is not so”, a case opens too. Texts that the search for contact details doubted are shown to the moderators as well.`,
        msg`Which profiles the lists have shown you, and how many you opened today. This keeps the lists steady while you scroll, shows everyone fairly and stops the gathering of profiles in bulk.`,
        msg`Your sessions: not the cookie itself but a fingerprint of it (a SHA-256 hash), with the times of its beginning and last use, and the name of the browser and system. A session ends after 7 days without use, after 30 days in any case, or when you sign out.`,
      ],
      closing: [
        msg`Your religion and your school of thought are sensitive. They are asked for because this service has no meaning without them, and they are used for nothing else. They are stored with your consent, which the form asks for.`,
      ],
    },
    {
      id: 'who-sees-what',
      heading: msg`Who sees what`,
      bullets: [
        msg`Visitors and search engines see no profile at all, but by a link that you have allowed.`,
        msg`Members of the opposite gender who have completed a profile and verified a phone number see your first name, your age, your profile and your preferences. They are not given your day of birth, only the year.`,
        msg`If you allow it in the settings, they can show the same, with your first name only, to their family by a link that works for seven days without an account. The link ends earlier when you switch it off, pause, block the member or leave. How often it was opened is counted; nothing is stored about who opened it.`,
        msg`Someone to whom you sent a proposal also sees your full name. Someone who sent you one sees it at once, or only when you accept, as you choose.`,
        msg`Someone with whom you have an accepted proposal, or with whom you fixed a marriage, can open your e-mail address and phone number. Each time is recorded. If the proposal is marked Not Compatible, they can no longer open them here; what they have written down stays with them.`,
        msg`What is written with a proposal and with its answer, and the answers to the questions, is read by the two members of that proposal. Words that may hold contact details are read by moderators first, and words between two members also when one reports the other.`,
        msg`If you named a guardian, you decide for each accepted proposal whether the other side can open your contact details, your guardian’s, or both. Your guardian is shown nowhere else.`,
        msg`A member whom you block, or who blocks you, sees nothing of you any more, and you see nothing of them. Nobody is told.`,
        msg`Moderators, whom the operator of this copy names, see the reports, who made them, and what the reported member wrote. They can suspend an account, and the member reads why. Each of their decisions is recorded.`,
        msg`After “This is not so” moderators see, as after a report, who says what of the marriage, and what the member wrote who had called it fixed.`,
        msg`Moderators also see texts of a profile that may hold contact details. Other members see such a text once a moderator has read it.`,
        msg`Nobody but you sees your Google picture, your annual income or your exact date of birth.`,
        msg`Whoever runs this copy can reach what is stored on the server, as with any website.`,
      ],
    },
    {
      id: 'others-involved',
      heading: msg`Other companies involved`,
      paragraphs: [msg`Two services of Google take part. Google’s own privacy policy applies to what they learn.`],
      bullets: [
        msg`Google sign-in: Google learns that you signed in here.`,
        msg`Firebase Authentication, when you verify your phone or change your number: Google receives your number, sends the code by SMS and confirms it. Google’s reCAPTCHA runs there to keep robots from sending messages; it looks at your browser and may set cookies of its own. It is loaded only when a code is sent.`,
        msg`If you agreed to mail about news, the mail service of whoever runs this copy and that of your provider carry it. They learn your address and that Mithaq wrote to it.`,
        msg`If you switched on news on a device, the maker of its browser (Google, Mozilla, Apple or Microsoft) carries the notifications. It learns that Mithaq sent your browser something, and when. It cannot read it: every notification is encrypted for your browser and says no more than that there is news.`,
        msg`In a copy set up for trying things out, both can be replaced by local services on the same machine; then nothing is sent to Google.`,
      ],
    },
    {
      id: 'cookies',
      heading: msg`Cookies, and what stays on your device`,
      bullets: [
        msg`A session cookie, which keeps you signed in. Scripts on the page cannot read it.`,
        msg`A second cookie without any content, which only says that there is a session, so that a visitor’s page need not ask.`,
        msg`A short-lived cookie during sign-in, which makes sure that the answer from Google belongs to the question you asked.`,
        msg`What you have typed into the profile form, a proposal, an answer or the field for your phone number and not yet sent is kept on your device so that a reload does not lose it. It is cleared when you send it or sign out.`,
        msg`Which profiles you have read is kept on your device, so that their cards look a shade quieter. It is cleared when you sign out.`,
        msg`Your choice of appearance is kept on your device, and a cookie remembers the language you chose, so that pages arrive in it.`,
        msg`A page that says that you are offline is kept on your device as well, with nothing of yours in it.`,
        msg`That you did not want news on a device or Mithaq on its home screen is kept there, so that you are not asked again.`,
      ],
      closing: [
        msg`There is no advertising and no tracking. Fonts, drawings and code of these pages come from this address itself. Two things come from Google: your own picture, which your browser fetches for your menu, and the phone check described above.`,
      ],
    },
    {
      id: 'no-photos',
      heading: msg`Photos`,
      paragraphs: [
        msg`Mithaq does not ask for photos, does not accept them and shows none. The seal beside a name is a drawing computed from the identifier of the profile; it says nothing about the person.`,
      ],
    },
    {
      id: 'logs',
      heading: msg`Technical logs`,
      paragraphs: [
        msg`Like other servers, this one can write a technical log of requests and faults, which may include network addresses. It serves to keep the service working and safe. How long it is kept is decided by whoever runs this copy.`,
      ],
    },
    {
      id: 'your-choices',
      heading: msg`Your choices`,
      bullets: [
        msg`You can read your whole profile under View Profile and change it under Edit Profile at any time, and your phone number in the settings. Gender cannot be changed once your phone is verified.`,
        msg`You can sign out on any device from the menu; that ends the session on the server as well.`,
        msg`In the settings you can pause your profile, read who opened your contact details and when, unblock members, see where you are signed in and sign out everywhere.`,
        msg`You can choose in the settings how often mail about news comes and at which hours, and end it there or by the link in each mail.`,
        msg`You can switch off news on a device in the settings there. Signing out ends it as well.`,
        msg`In the settings you can also download a file with everything that is stored about you.`,
        msg`You can delete your account in the settings. Your account, profile, preferences, phone number, guardian, consents and sessions are deleted at once. That takes back your consent as well.`,
      ],
      closing: [
        msg`Two things stay after a deletion, without your name: a proposal belongs to two people, so the other one keeps it, closed, as one of a member who has left; and those whose contact details you opened keep the record of when that was. Backups may hold older data for a while.`,
        msg`Who has blocked or reported whom, and between whom a proposal was sent, is also kept for 180 days, under keyed hashes of your Google identity and your number, which name nobody: so nobody who was blocked or declined comes back by deleting the account.`,
        msg`If your account is suspended when you delete it, the suspension stays: its time and reason, and keyed hashes of your Google identity and your number, which name nobody. The hash of the number is deleted after 180 days, the rest when the suspension is lifted.`,
        msg`If a report about you is open when you delete your account, the moderators keep it until they have decided, for 180 days at most: with your name and your texts as they were, and keyed hashes of your Google identity and your number.`,
      ],
    },
    {
      id: 'adults-only',
      heading: msg`Adults only`,
      paragraphs: [msg`Mithaq is for people of 18 years or more. A profile with a younger date of birth is refused.`],
    },
    {
      id: 'for-relatives',
      heading: msg`If you fill in a profile for someone else`,
      paragraphs: [
        msg`A mother, father, brother, sister or guardian can do so, and the profile says who did. Please do it only with the knowledge and consent of the person, and show them this page.`,
      ],
    },
    {
      id: 'changes',
      heading: msg`Changes`,
      paragraphs: [
        msg`When what Mithaq stores or shows changes, this page changes with it, and the date at the top says when.`,
      ],
    },
  ],
};
