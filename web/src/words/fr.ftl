# L’interface.

description = Trois jeux de société du vieux Japon, contre des bots ou entre amis : La Route des geishas, Tokaido Duo, IKI.
welcome = Une pièce tranquille pour trois jeux du vieux Japon. Prenez place : ni compte, ni hâte.
footer = Des règles dans nos mots, des images de notre main. Après la partie, chaque tirage se vérifie.
play-now = Jouer
more-ways = D’autres façons de jouer
my-tables = Mes tables
table-open = en cours
table-over = terminée
table-watched = en spectateur
forget = Oublier cette table
home = Vers l’accueil
lost = Cette porte ne mène nulle part

with-whom = Avec qui ?
company-bots = Contre des bots
company-bots-help = Tout de suite, aussi nombreux et aussi forts que vous voulez.
company-friends = Avec des amis au loin
company-friends-help = Vous recevez un lien et un code ; des bots peuvent occuper les autres places.
company-device = Autour d’un seul appareil
company-device-help = On se le passe ; un rideau cache les mains quand le jeu en a.
others = Les autres places
open-seat = libre pour un ami
person = un joueur
begin-bots = Commencer
begin-friends = Créer la table
begin-device = Commencer
level-random = Bot aléatoire
level-greedy = Bot glouton
level-novice = Bot novice
level-apprentice = Bot apprenti
level-master = Bot maître
level-strongest = Le bot le plus fort, il prend son temps

board = Le plateau
question = Ce qui est demandé
choices = Ce que vous pouvez faire
catching-up = Depuis votre dernier passage…
skip = Passer
cannot-take-back = Ce choix ne peut pas être annulé.
cancel = Pas encore
close = Fermer
take-back = Annuler
undo-offered = Vous demandez à annuler votre dernier coup.
undo-asked = { $name } demande à annuler son dernier coup.
agree = Accepter
refuse = Refuser
rules = Règles
rulebook = Livret de règles
show-rule = Ouvrir la règle
search-rules = Chercher dans les règles
nothing-found = Les règles ne disent rien de « { $wanted } ».
reconnecting = Reconnexion…

learn-it = Apprendre en dix minutes
learn-next = Suite
learn-back = Retour
learn-progress = Avancement de la leçon
learn-later = Ce serait permis, mais essayons d’abord ceci : { $wanted }.
learn-now = Pour l’instant : { $wanted }.
learn-done = Bien joué. Vous connaissez maintenant le jeu !
learn-what-next = Le mieux est maintenant de jouer vous-même. Le bot novice est un rival clément.
learn-play-novice = Jouer contre un novice
learn-again = Encore une fois depuis le début

link-to-rule = Lien vers « { $title } »
example-open = Montrer sur le plateau
example-close = Ranger le plateau
example-after = Ce qui en résulte
example-before = La situation de départ
example-play-on = Jouer à partir d’ici

log = Journal
points = Points
talk = Discussion
total = Total
say = Dites quelque chose
send = Envoyer

table-menu = À cette table
offer-undo = Demander à annuler mon coup
hand-over = Laisser un bot jouer pour moi
reclaim = Reprendre la main
resign = Abandonner
resign-sure = Abandonner cette partie ?

who-plays = Qui joue
stand-in = En cas d’absence : { $bot }
salting = Chaque joueur ajoute un sel secret aux tirages, pour que personne ne puisse les choisir.
salts-without = La partie a commencé sans le sel de ces joueurs : { $names }. Il n’est pas venu à temps.
sit-here = S’asseoir ici
invite = Envoyez ce lien, ou faites lire le code :
link = Lien vers cette table
copy-link = Copier le lien
copied = Copié
qr = Le lien sous forme de code

curtain = C’est à { $name }
curtain-how = Passez l’appareil. Les cartes apparaissent quand vous êtes prêt.
open-curtain = Je suis { $name }

ending = La fin
you = vous
rematch = Rejouer
to-rematch = Vers la partie suivante
download-record = Enregistrer la partie
fair = Les tirages étaient-ils honnêtes ?
fair-how = Avant le premier tirage, le serveur a montré son engagement : le SHA-256 de sa graine secrète. Voici la graine. Enregistrez la partie, et « zashiki verify » recalcule chaque tirage.
commitment = Engagement
seed = Graine

rules-version = Règles, version { $version }
older-rules = Cette table garde la version { $version } des règles, celle de son début. Les nouvelles tables ont des règles ou des valeurs plus récentes.

hint = Demander un conseil
pondering = Réflexion…
hints-allowed = Conseils permis
hints-allowed-help = Un bouton montre les coups qu’un bot envisagerait.
candidate = Coup
win-chance = Chance de gagner
expected-score = Points attendus : { $name }
was-played = coup joué

review-record = Revoir une partie enregistrée
review-record-how = Choisissez le fichier d’une partie finie, ou collez son texte.
record-file = Fichier de la partie
record-text = Texte de la partie
record-none = Ce n’est pas une partie enregistrée : le jeu n’y est pas nommé.
record-unfinished = La partie enregistrée ici n’est pas finie.
record-unusable = Cette partie enregistrée ne peut pas servir. { $why }

look-back = Revoir la partie
review-later = On revoit une partie quand elle est finie.
to-table = Vers la table
eyes = Vu par
eyes-open = mains ouvertes
tab-moves = Coups
tab-coach = Le coach
tab-fairness = Tirages
tab-take = Continuer
timeline = Le cours de la partie
moment-of = { $k } sur { $last }
steps = Parcourir la partie
step-first = Au début
step-my-before = Ma décision précédente
step-back = Un pas en arrière
step-play = Dérouler
step-pause = Mettre en pause
step-on = Un pas en avant
step-my-next = Ma décision suivante
step-last = À la fin

coach-none = Ce serveur n’a pas de coach.
coach-how = Le coach refait toute la partie. À chaque décision, il ne sait que ce que le joueur savait alors.
coach-start = Consulter le coach
coach-running = Le coach réfléchit : { $percent }
coach-failed = Le coach n’a pas pu finir. Essayer encore ?
coach-no-decision = Personne ne décide ici. Allez à une décision pour voir les autres coups.
what-you-knew = { $name } : les coups possibles
cost-about = Ce coup a coûté { $cost } de chance de gagner (± { $error }).
cost-none = Aussi bon que tout autre coup examiné (± { $error }).
turning-points = Tournants
turning-point = Tournant
turning-at = Tournant au pas { $k } : { $cost } perdus
turning-none = Aucune décision n’a coûté cher.
luck-and-choice = Chance et choix
luck = Chance
choice = Choix

fair-check = Vérifier chaque tirage
fair-here = Votre navigateur recalcule chaque tirage à partir de la graine. Le serveur n’est pas consulté.
fair-good = Honnête. { $draws ->
    [one] Le seul tirage découle de la graine.
   *[other] Les { $draws } tirages découlent tous de la graine.
  }
fair-bad = Le tirage { $number } ne découle pas de la graine : il a donné « { $came } » au lieu de « { $due } ».
fair-uncommitted = Cette graine n’est pas celle de l’engagement publié.
fair-commitment = La graine est bien celle de l’engagement publié
fair-given = Actions données comme début, non tirées ici : { $number }.
fair-no-salts = Aucun joueur n’a ajouté de sel : l’hôte seul a choisi ce dont découlent les tirages.
fair-some-salts = Des sels de joueurs sont entrés dans chaque tirage.
fair-salts = Les sels de ces joueurs sont entrés dans chaque tirage : { $names }.
fair-salts-without = Les sels de ces joueurs sont entrés dans chaque tirage : { $names } ; pas de sel à temps : { $others }.
fair-own-salt = Le vôtre en est, et personne n’a changé le sien après l’avoir vu.
fair-salt-missing = Un sel n’est pas celui qui avait été promis avant la donne.
fair-undone = Des coups ont été annulés d’un commun accord ; { $draws ->
    [one] le tirage écarté n’est pas revenu.
   *[other] les { $draws } tirages écartés ne sont pas revenus.
  }
fair-no-seed = Cette partie enregistrée n’a pas de graine : ses tirages ne peuvent être vérifiés.
fair-cannot = Le navigateur n’offre SHA-256 que sur https ou localhost.
agrees = conforme
differs = différent

play-on = Continuer d’ici
play-on-seat = À la place de
play-on-against = Contre
play-on-anew = Redistribuer ce que ce joueur ne pouvait savoir
play-on-from = Continuer depuis le pas { $k }
play-on-over = La partie est finie ici
take-away = Emporter
take-picture = Enregistrer l’image (SVG)
take-film = Enregistrer la partie animée (GIF)
take-film-stop = Arrêter le dessin
take-link = Copier le lien vers ce pas
take-python = Copier en code Python
film-failed = Ce navigateur ne peut dessiner l’animation.

settings = Réglages
language = Langue
light = Lumière
light-auto = comme l’appareil
light-light = jour
light-dark = soir
motion = Les pièces bougent
confirm-final = Demander avant ce qui ne peut pas être annulé
your-name = Votre nom

refusal-bad-key = Ce lien n’ouvre aucune place ici.
refusal-bad-options = Ces options ne vont pas ensemble.
refusal-bad-request = Le serveur n’a pas compris.
refusal-broken-table = Les règles de ce serveur ne permettent pas de continuer à cette table.
refusal-foreign-origin = Cette page ne peut pas parler à ce serveur.
refusal-illegal = Les règles ne le permettent pas.
refusal-not-allowed = Cette place ne peut pas faire cela.
refusal-not-started = La partie n’a pas commencé.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-over = La partie est finie.
refusal-seat-taken = Cette place est prise.
refusal-server-error = Quelque chose s’est mal passé sur le serveur.
refusal-stale = La table a avancé ; regardez de nouveau.
refusal-too-large = C’est trop long.
refusal-too-many = Trop à la fois ; attendez un instant.
refusal-try-again = Le serveur ne répond pas ; réessayez.
refusal-unknown-action = Cette action n’existe pas.
refusal-unknown-game = Ce jeu n’est pas ici.
refusal-unknown-path = Il n’y a rien ici.
refusal-unknown-table = Cette table n’existe pas.
refusal-wrong-method = Le serveur n’a pas compris.
