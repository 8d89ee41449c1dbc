# People at a table
people-mute = Mute
people-unmute = Show chat
people-follow = Follow
people-block = Block
people-report = Report
people-what = What happened?
people-reported = The operator of this server will read it.
people-followed = You see on the lobby page when they wait at an open table.
people-blocked = You are not paired any more, and their chat is hidden.
people-about = Nobody learns that you mute, follow or block them.
people-needs-profile = To follow or block people, make a profile on your page.
people-none = No other person sits here.
