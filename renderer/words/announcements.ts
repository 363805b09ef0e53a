// In: nothing. Out: the words of the portal's own announcements.

export const announcementWords = {
  title: "公告",
  known: "知道了",
};
