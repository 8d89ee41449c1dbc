### Notices that are sent to players who look elsewhere.

notice-turn = Your turn
notice-full = The table is full
notice-over = The game is over
notice-invite = A seat is waiting for you
notice-test = It works
notice-test-text = Notices of Landsraad arrive here.

## Mails. $text: the table and who is there. $url: the page that opens the seat. $stop: the link that ends these mails.
notice-mail =
    { $text }

    { $url }

    --
    You get this because you asked for it on your page at this server.
    No more mails: { $stop }
notice-confirm = Confirm your address for notices
## $name: what the profile is called
notice-confirm-text =
    { $name } wants notices of Landsraad at this address. If that is you, open this link within a day:

    { $url }

    If it is not you, do nothing: no other mail will come.
