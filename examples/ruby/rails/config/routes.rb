Rails.application.routes.draw do
  # #region routes
  # Responds without the database, so that a slow query can't fail the health check.
  get "/healthz", to: proc { [200, { "Content-Type" => "text/plain" }, ["ok\n"]] }

  resources :tasks, only: [:index, :create, :update]
  root "tasks#index"
  # #endregion routes
end
