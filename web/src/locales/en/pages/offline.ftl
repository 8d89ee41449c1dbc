# Without a connection, and the installed app.
no-connection = Offline
offline-text = You are offline. Rules, gallery, the list of lessons and kept replays work; tables wait on the server.
offline-page = You are offline, and this page needs the server. What you can read now:
offline-learn = You are offline, and lessons are played on the server.
offline-learn-text = Your progress is safe, and the lessons are here again as soon as the server answers. Until then you can read and look at games:
offline-table = You are offline. This table waits on the server.
offline-table-text = Nothing is lost. The table opens here by itself as soon as the server answers. Until then:

kept-replays = Kept replays
kept-replays-text = These are on this device and open without a connection. The last ten that you opened stay for a while; the ones you keep stay until you remove them.
kept-size = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} · { $kb } kB
kept-copy = offline copy
keep-offline = Keep this replay on this device
kept = Kept on this device. Press to remove it
keeping = Keeping this replay: { $n } %
keep-failed = This replay could not be kept. Press to try again
keep-remove = Remove from this device: { $name }

install = Install the app
install-about = a window of its own, also offline
install-help = Open the browser’s Share menu and choose “Add to Home Screen”.
