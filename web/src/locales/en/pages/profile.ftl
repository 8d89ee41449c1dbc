# The player's own page
you-games = Your games
you-running = running
you-finished = finished
you-none-running = No running games. Sit down at a table, then come back and keep it.
you-none-finished = No finished games yet.
you-alone = alone
you-n-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
 }
you-since = here since { $month }
you-rename = Rename
you-save = Save
you-ways = How you come in
you-no-password = no password, ever
you-passkey = Passkey
you-passkey-about = fingerprint, face or device code
you-add = Add
you-remove = Remove
you-make = Make
you-renew = Make new
you-made = made on { $day }
you-only-at = works only at { $host }
you-words = Recovery words
you-words-about = on paper, for when every device is lost
you-link = Another device
you-link-about = a link that works once
you-why-name = This server was opened by its address. Passkeys need a name with https, so use recovery words and device links here.
you-why-tls = This page came over plain http. Browsers offer passkeys only over https, so use recovery words and device links here.
you-why-browser = This browser has no passkeys. Use recovery words and device links.
you-devices = Signed in
you-end = Sign out
you-end-others = Sign out all others
you-browser = A browser
you-this-device = this device
you-seen = last used on { $day }
you-by-new = made the profile
you-by-passkey = by passkey
you-by-words = by recovery words
you-by-link = by link
you-link-title = Sign another device in
you-link-text = Point the camera of the other device at the picture, or open the link there. It works once, within ten minutes. Show it to nobody else.
you-link-qr = The link as a QR code
you-link-address = Link
you-copied = Copied
you-words-title = Recovery words
you-words-text = Six made-up words open your profile on any device. They are shown once: print them or write them down, and keep the paper where you keep keys.
you-words-again = New words replace the ones you have.
you-words-make = Show new words
you-words-once = With these words anyone can open this profile. They are not shown again.
you-print = Print
you-words-kept = I have them
you-data = Your data
you-data-text = Everything this server keeps about you, as one file. Closing can be undone. Deleting leaves your games with a nameless seat.
you-export = Export
you-sign-out = Sign out
you-sign-out-clear = Sign out and clear games
you-close = Close
you-delete = Delete
you-leave-out = Sign out
you-leave-out-text = The games that you opened here stay in this browser, and anyone who uses it can play them. On a shared computer, clear them too.
you-leave-close = Close your profile
you-leave-close-text = You are signed out everywhere. Your games stay as they are. Come back with a passkey or your recovery words to open the profile again.
you-leave-delete = Delete your profile
you-leave-delete-text = Your name, your chat lines, passkeys, words and sessions are deleted for good. The moves stay, made by a nameless seat. Nobody can undo this.
you-new = Keep your games
you-new-text = Nobody needs a profile to play. With one you find your games on every device, and you keep the seat when you lose its link.
you-required = On this server you need a profile to sit down at a table.
you-signup-closed = This server does not take new profiles.
you-name = Your name
you-invitation = Invitation
you-create = Make a profile
you-keep = { $n ->
    [one] Keep my game
   *[other] Keep my { $n } games
 }
you-come-in = Come in
you-come-in-text = You have a profile here already? Any of these opens it.
you-by-passkey-now = Use a passkey
you-by-words-now = Use recovery words
you-by-link-how = Or make a link on a device where you are signed in.
you-linked = Sign in as { $name }?
you-linked-text = This link signs this browser in. Go on only if it is your own profile.
you-enter = Sign in
you-closed = Your profile is closed
you-closed-text = Your games are still here. Open the profile again to go on, or export or delete it.
you-reopen = Open again
you-nudge = Only this browser opens your profile. Add a passkey or print recovery words, and you cannot lose it.
you-nudge-words = Only this browser opens your profile. Print recovery words, and you cannot lose it.
you-others = { $n ->
    [one] This browser has { $n } table that your profile does not keep yet.
   *[other] This browser has { $n } tables that your profile does not keep yet.
 }
you-public = Ratings and public page
